/** Old addresses led to three new pages. */
export const moves = (
  <>
    <path d="M36 24h120M166 24C300 24 330 54 470 54M36 49h84M130 49C300 49 330 150 470 150M36 74h140M186 74C300 74 330 54 470 54M36 99h100M146 99C300 99 330 102 470 102M36 124h64M110 124C300 124 330 150 470 150M36 149h130M176 149C300 149 330 102 470 102M36 174h92M138 174C300 174 330 54 470 54M476 32h214q6 0 6 6v28q0 6-6 6h-214q-6 0-6-6v-28q0-6 6-6zM490 52h120M656 46l8 6-8 6" />
    <path className="tint" d="M476 82h214q6 0 6 6v28q0 6-6 6h-214q-6 0-6-6v-28q0-6 6-6z" />
    <path d="M490 102h90M656 96l8 6-8 6M476 132h214q6 0 6 6v28q0 6-6 6h-214q-6 0-6-6v-28q0-6 6-6zM490 152h140M656 146l8 6-8 6" />
  </>
);

/** What was done this year, and the hours that are left. */
export const foot = (
  <>
    <path d="M36 40h660M36 40" />
    <path className="tint" d="M39 70h16q3 0 3 3v42q0 3-3 3h-16q-3 0-3-3v-42q0-3 3-3z" />
    <path d="M40 94l5 5 9-12" />
    <path className="tint" d="M73 70h16q3 0 3 3v42q0 3-3 3h-16q-3 0-3-3v-42q0-3 3-3z" />
    <path d="M74 94l5 5 9-12" />
    <path className="tint" d="M107 70h16q3 0 3 3v42q0 3-3 3h-16q-3 0-3-3v-42q0-3 3-3z" />
    <path d="M108 94l5 5 9-12" />
    <path className="tint" d="M141 70h16q3 0 3 3v42q0 3-3 3h-16q-3 0-3-3v-42q0-3 3-3z" />
    <path d="M142 94l5 5 9-12" />
    <path className="tint" d="M175 70h16q3 0 3 3v42q0 3-3 3h-16q-3 0-3-3v-42q0-3 3-3z" />
    <path d="M176 94l5 5 9-12" />
    <path className="tint" d="M209 70h16q3 0 3 3v42q0 3-3 3h-16q-3 0-3-3v-42q0-3 3-3z" />
    <path d="M210 94l5 5 9-12" />
    <path className="tint" d="M243 70h16q3 0 3 3v42q0 3-3 3h-16q-3 0-3-3v-42q0-3 3-3z" />
    <path d="M244 94l5 5 9-12M277 70h16q3 0 3 3v42q0 3-3 3h-16q-3 0-3-3v-42q0-3 3-3zM311 70h16q3 0 3 3v42q0 3-3 3h-16q-3 0-3-3v-42q0-3 3-3zM345 70h16q3 0 3 3v42q0 3-3 3h-16q-3 0-3-3v-42q0-3 3-3zM379 70h16q3 0 3 3v42q0 3-3 3h-16q-3 0-3-3v-42q0-3 3-3zM413 70h16q3 0 3 3v42q0 3-3 3h-16q-3 0-3-3v-42q0-3 3-3zM36 146h396M470 70h226v48h-226z" />
    <path className="tint" d="M470 70h152v48h-152z" />
    <path d="M508 70v48M546 70v48M584 70v48M622 70v48M660 70v48M470 146h120" />
  </>
);
