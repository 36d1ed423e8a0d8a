const SHOES = <path className="hair" d="M11 0q0-6 7-6h5v6zm26 0q0-6-7-6h-5v6z" />;
const BARE = <path className="skin" d="M12 0q0-5 6-6l-1-28h6V0zm24 0q0-5-6-6l1-28h-6V0z" />;

/** From the waist down. */
export const below = {
  trousers: (
    <>
      {SHOES}
      <path className="deep" d="M12-52h24l1 47H26l-2-33-2 33H11z" />
    </>
  ),
  sari: (
    <>
      <path className="skin" d="M11 0q0-7 8-7h4v7zm26 0q0-7-8-7h-4v7z" />
      <path className="deep" d="M13-52h22l7 45q-18 4-36 0z" />
      <path d="M22-44 18-4m8-40 2 40" />
    </>
  ),
  veshti: (
    <>
      {BARE}
      <path className="sheet" d="M12-52h24l2 42q-14 3-28 0z" />
      <path d="M27-50 30-10M10.500-16q14 3 27.500 0" />
    </>
  ),
  lungi: (
    <>
      {BARE}
      <path className="deep" d="M12-52h24l4 28q-16 6-32 0z" />
      <path d="M29-50q-2 14 4 27" />
    </>
  ),
  salwar: (
    <>
      {BARE}
      <path className="sheet" d="M14-34h20l2 26-10 1-2-20-2 20-10-1z" />
    </>
  ),
};

const TOP = 'M12-48v-28q0-9 8-10q4 6 8 0q8 1 8 10v28z';

/** Between neck and waist, or as far down as it hangs. */
export const tops = {
  shirt: (
    <>
      <path className="tint" d={TOP} />
      <path d="M20-86l4 8 4-8m-4 8v30" />
    </>
  ),
  /** With a towel on the shoulder. */
  vest: (
    <>
      <path className="sheet" d={TOP} />
      <path className="tint" d="M12-80q1-5 9-6l-1 32h-8z" />
    </>
  ),
  blouse: (
    <>
      <path className="tint" d={TOP} />
      <path className="deep" d="M29-86q5 1 7 6L36-46q-14 4-25-2v-8q12-6 18-30z" />
    </>
  ),
  kurta: (
    <>
      <path className="tint" d="M12-76q0-9 8-10q4 6 8 0q8 1 8 10l-1 24 5 30q-16 5-32 0l5-30z" />
      <path className="deep" d="M15-84q9 22 18 0l3 4q-12 28-24 0z" />
    </>
  ),
  coat: (
    <>
      <path className="tint" d="M18-84h12v30H18z" />
      <path className="sheet" d="M20-86q-8 1-8 10l-2 52h14v-42zm8 0q8 1 8 10l2 52H24v-42z" />
      <path d="M14-44h6m8 0h6" />
    </>
  ),
  apron: (
    <>
      <path className="tint" d={TOP} />
      <path className="sheet" d="M16-74h16l1 20 5 34q-14 5-28 0l5-34zM16-74v-10m16 10v-10" />
    </>
  ),
};
