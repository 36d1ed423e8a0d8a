import type { Mistake } from '../mistake.ts';

/** The last seat of a course, with two slips: one of the morning, one of after lunch. */
export const promisedSeat: Mistake = {
  form: 'left',
  width: 520,
  height: 560,
  drawing: (
    <>
      <path className="deep" d="M118 60h24v300h-24zM378 60h24v300h-24zM128 380h20v130h-20zM372 380h20v130h-20z" />
      <path className="tint" d="M96 44q0-20 20-20h288q20 0 20 20v66H96zM96 170h328v66H96z" />
      <path className="tint" d="M104 336h312l44 52H60z" />
      <path className="deep" d="M60 388h400v26H60zM72 414h26v144H72zM422 414h26v144h-26z" />
      <path d="M176 92q0-40 30-68 26 28 28 68M304 92q0-40 30-68 26 28 28 68" />
      <path className="sheet" d="M148 88h112v164H148z" />
      <path d="M164 176h80M184 176a20 20 0 0 1 40 0M204 144v-14M176 152l-10-10M232 152l10-10M164 204h80M164 226h52" />
      <path className="hot" d="M280 78h112v164H280z" />
      <path
        className="on-hot"
        d="M318 132a18 18 0 0 1 36 0 18 18 0 0 1-36 0M336 102v-10M336 162v10M306 132h-10M366 132h10M315 111l-7-7M357 111l7-7M315 153l-7 7M357 153l7 7M296 194h80M296 216h52"
      />
      <path d="M-3000 558H3000" />
    </>
  ),
};
