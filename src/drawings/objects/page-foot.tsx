/** Old addresses led to three new pages. */
export const moves = (
  <>
    <path d="M36 49h84M130 49C300 49 330 150 470 150M36 74h140M186 74C300 74 330 54 470 54M36 99h100M146 99C300 99 330 102 470 102M36 124h64M110 124C300 124 330 150 470 150M36 149h130M176 149C300 149 330 102 470 102M470 32h226v40h-226zM490 52h120M656 46l8 6-8 6" />
    <path className="tint" d="M470 82h226v40h-226z" />
    <path d="M490 102h90M656 96l8 6-8 6M470 132h226v40h-226zM490 152h140M656 146l8 6-8 6" />
  </>
);

/** What was done this year, and the hours that are left. */
export const foot = (
  <>
    <path d={`M36 40h660M36 70${'h22v48h-22zm34 0'.repeat(12)}M36 146h396M470 70h226v48h-226z`} />
    <path className="tint" d={`M36 70${'h22v48h-22zm34 0'.repeat(7)}`} />
    <path d={`M40 94${'l5 5 9-12m20 7'.repeat(7)}`} />
    <path className="tint" d="M470 70h152v48h-152z" />
    <path d="M508 70v48M546 70v48M584 70v48M622 70v48M660 70v48M470 146h120" />
  </>
);
