import { foot, moves } from './page-foot.tsx';

/** The top of a page: address, menu, and the telephone that can be tapped. */
const chrome = (
  <>
    <path className="dots" d="M24 22h0M46 22h0M68 22h0" />
    <path d="M0 44h732" />
    <path className="tint" d="M123 9h474a13 13 0 0 1 0 26h-474a13 13 0 0 1 0-26z" />
    <path d="M636 12v20M626 22h20M676 16h32M676 28h32M36 84c0-14 20-14 20 0s20 14 20 0s-20-14-20 0s-20 14-20 0M110 84h90M226 84h70M322 84h82" />
    <path className="hot" d="M539 62h134a23 23 0 0 1 0 46h-134a23 23 0 0 1 0-46z" />
    <path
      className="sheet"
      d="M546 68c-4 7-2 17 8 27s20 12 27 8l-1-9-10-4-5 5c-5-2-9-6-11-11l5-5-4-10zM598 81h74v8h-74z"
    />
    <path className="bar" d="M36 152h330M36 190h270M36 232h210" />
    <path className="tint" d="M440 132h256v118h-256z" />
    <path d="M440 226l74-58 56 44 54-62 72 60" />
    <circle className="tint" cx="498" cy="162" r="14" />
  </>
);

/** Filters, and products with their drawings. */
const items = (
  <>
    <path d="M36 34h120M36 74h120M36 114h120M36 154h120" />
    <path className="bar" d="M70 28v12M112 68v12M92 108v12M130 148v12" />
    <path d={`M200 20${'h112v78h-112zm128 0'.repeat(4)}M200 114${'h112v60h-112zm128 0'.repeat(4)}`} />
    <path className="tint" d="M328 20h112v78h-112zM456 114h112v60h-112z" />
    <path d="M236 59l10-18h20l10 18-10 18h-20z" />
    <circle cx="256" cy="59" r="9" />
    <path d="M358 44h52v10h-52zM368 54h32v30h-32zM368 62h32M368 70h32M368 78h32" />
    <path d="M488 59a24 24 0 0 0 48 0 24 24 0 0 0-48 0M501 59a11 11 0 0 0 22 0 11 11 0 0 0-22 0" />
    <path d="M618 40h18v14c0 10 22 4 22 18v6h-18v-4c0-10-22-2-22-18zM214 134h70M214 150h46M342 134h60M342 150h78M470 134h82M470 150h50M598 134h56M598 150h72" />
  </>
);

/** A lock, a password of four digits, and invoices. */
const portal = (
  <>
    <path d={`M62 76V56c0-30 44-30 44 0v20M156 76${'h40v64h-40zm52 0'.repeat(4)}`} />
    <path className="tint" d="M46 76h76v64h-76z" />
    <path d="M84 100v16" />
    <path className="dots" d={`M176 108${'h0m52 0'.repeat(4)}`} />
    <path d="M400 34h296M400 76h296M400 118h296M400 160h296M400 56h84M520 56h60M654 56l7 8 14-18M400 98h66M520 98h80M654 98l7 8 14-18M400 140h96M520 140h48M664 84m0 46v18m-9-8l9 9 9-9M652 154h24" />
  </>
);

/** Free and taken hours, a code to pay by, and the rupee. */
const slots = (
  <>
    <path d={`M36 40h372${[56, 96, 136].map((y) => `M36 ${y}${'h52v28h-52zm64 0'.repeat(6)}`).join('')}`} />
    <path
      className="tint"
      d="M36 56h52v28h-52zM100 96h52v28h-52zM164 136h52v28h-52zM228 56h52v28h-52zM228 136h52v28h-52zM292 96h52v28h-52zM356 96h52v28h-52z"
    />
    <path d="M466 28h38v38h-38zM567 28h38v38h-38zM466 129h38v38h-38z" />
    <path
      className="bar"
      d="M480 47h10M581 47h10M480 148h10M524 34h24M524 92h70M470 92h24M524 122h10M554 122h44M524 160h24M574 160h24M630 30h66M630 56h66M630 30h18c36 0 36 52 0 52h-14l48 62"
    />
  </>
);

/** The strips of a web page from its top to its foot, 732 wide, with the height of each. */
export const pageStrips = [
  { name: 'chrome', strip: chrome, height: 282 },
  { name: 'items', strip: items, height: 218 },
  { name: 'portal', strip: portal, height: 218 },
  { name: 'slots', strip: slots, height: 220 },
  { name: 'moves', strip: moves, height: 224 },
  { name: 'foot', strip: foot, height: 200 },
];
