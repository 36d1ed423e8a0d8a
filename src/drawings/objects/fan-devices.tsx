import './fan.css';

/** The screen on a desk: jobs in a list, ticked off. */
const screen = (
  <>
    <path className="leader" d="M120 0v100" />
    <g transform="translate(4 6) rotate(-9 290 400)">
      <path className="deep" d="M74 44h472q14 0 14 14v250q0 14-14 14H74q-14 0-14-14V58q0-14 14-14z" />
      <path className="tint" d="M60 78h106v244H74q-14 0-14-14z" />
      <path d="M60 78h500M80 61h0m18 0h0m18 0h0M84 108h56M84 138h40M84 168h56M84 198h34M84 228h48" />
      <path d="M190 136h350M190 184h350M190 232h350M190 280h350M224 110h150M224 160h110M224 208h180M224 256h130" />
      <path d="M190 100h18v18h-18zM190 150h18v18h-18zM190 198h18v18h-18zM190 246h18v18h-18zM194 110l5 5 10-14M194 160l5 5 10-14M194 208l5 5 10-14" />
    </g>
  </>
);

/** The technician's phone: a bill, and the customer's signature below it. */
const signature = (
  <>
    <path className="leader" d="M210 0v20" />
    <path className="deep" d="M124 20h172q24 0 24 24v292q0 24-24 24H124q-24 0-24-24V44q0-24 24-24z" />
    <path d="M188 38h44M100 56h220" />
    <path className="tint" d="M118 70h184v34H118z" />
    <path d="M132 87h70M270 80l16 14m0-14l-16 14M118 126h92M264 126h38M118 148h70M276 148h26M118 170h110M258 170h44" />
    <path className="sheet" d="M118 190h184v88H118z" />
    <path
      className="hot-line"
      d="M142 256c8-50 28-66 28-38 0 26-14 40-14 22 4-20 16-22 20-2 6 20 12-22 18-8 6 20 10-10 20-6 10 8 8 18 66 2"
    />
    <path className="tint" d="M134 294h152q12 0 12 12v10q0 12-12 12H134q-12 0-12-12v-10q0-12 12-12z" />
    <path d="M180 311h60M192 345h36" />
  </>
);

/** Customers' phones: one of some years ago, and behind it one with keys. */
const olderPhones = (
  <>
    <path className="leader" d="M60 0v110" />
    <g transform="translate(-72 -50) rotate(26 120 400) scale(1.06)">
      <path className="deep" d="M150 96h110q20 0 20 20v216q0 24-24 24H154q-24 0-24-24V116q0-20 20-20z" />
      <path className="tint" d="M150 118h110v84H150z" />
      <path d="M166 140h60M166 160h40M184 222h42v22h-42zM150 228h18M242 228h18M150 264h26m17 0h26m17 0h26M150 292h26m17 0h26m17 0h26M150 320h26m17 0h26m17 0h26" />
    </g>
    <g transform="translate(-116 -14) rotate(13 60 400) scale(1.07)">
      <path className="deep" d="M14 40h132q18 0 18 18v292q0 18-18 18H14q-18 0-18-18V58q0-18 18-18z" />
      <path d="M62 60h36M10 78h140v242H10zM80 332a12 12 0 1 0 .1 0z" />
      <path className="tint" d="M24 100h50v46H24zM86 100h50v46H86zM24 160h50v46H24zM86 160h50v46H86z" />
      <path d="M24 226h112M24 246h70M38 132l12-18 12 18zM100 122h22M38 182h22M111 172v22" />
      <path className="tint" d="M36 268h88q12 0 12 12v10q0 12-12 12H36q-12 0-12-12v-10q0-12 12-12z" />
    </g>
  </>
);

/** The three devices, each 420 by 400; a leader comes down to it from its words. */
export const fanDevices = { screen, signature, olderPhones };
