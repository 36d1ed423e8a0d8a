/** What counts, how much, and what three bids get for it. */
export const bidScores = (
  <>
    <path d="M0 18h62M0 56h50M0 94h62M0 132h40M176 0v150" />
    <path className="tint" d="M80 8h74v20H80zM80 46h42v20H80zM80 84h28v20H80zM80 122h56v20H80z" />
    <path
      className="sheet"
      d="M188 18a12 12 0 0 0 24 0 12 12 0 0 0-24 0M235 18a7 7 0 0 0 14 0 7 7 0 0 0-14 0M274 18a10 10 0 0 0 20 0 10 10 0 0 0-20 0M192 56a8 8 0 0 0 16 0 8 8 0 0 0-16 0M230 56a12 12 0 0 0 24 0 12 12 0 0 0-24 0M278 56a6 6 0 0 0 12 0 6 6 0 0 0-12 0M189 94a11 11 0 0 0 22 0 11 11 0 0 0-22 0M233 94a9 9 0 0 0 18 0 9 9 0 0 0-18 0M279 94a5 5 0 0 0 10 0 5 5 0 0 0-10 0M194 132a6 6 0 0 0 12 0 6 6 0 0 0-12 0M234 132a8 8 0 0 0 16 0 8 8 0 0 0-16 0"
    />
    <circle className="hot" cx="284" cy="132" r="14" />
  </>
);
