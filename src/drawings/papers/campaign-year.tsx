const months = [0, 1].map((row) => `M0 ${6 + row * 76}${'h42v62h-42zm51 0'.repeat(6)}`).join('');
const heads = [0, 1].map((row) => `M0 ${6 + row * 76}${'h42v16h-42zm51 0'.repeat(6)}`).join('');

/** Twelve months, with what is spent in each, and the day by which artwork is approved. */
export const campaignYear = (
  <>
    <path d={months} />
    <path className="tint" d={heads} />
    <path d="M10 54h16M61 54h22M112 54h12M163 54h24M214 54h16M265 54h20M10 40h22M112 40h20M265 40h12M10 130h20M61 130h12M163 130h22M214 130h12M265 130h18M61 116h22M214 116h22M265 116h22" />
    <circle className="hot" cx="123" cy="122" r="12" />
  </>
);
