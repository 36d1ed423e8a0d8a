/** A palm, and the rooms of a company's office behind that: those that `shine` are lit. */
export const companyRooms = (
  <>
    <path d="M58 0q12-190-14-342" strokeWidth="5" />
    <path
      className="tint"
      d="M44-342q-30-30-46-4 20-2 46 4m0 0q-34-4-36 28 14-22 36-28m0 0q-8-36-30-34 20 8 30 34m0 0q10-38 42-30-28 4-42 30m0 0q36-20 56 10-28-12-56-10m0 0q30 0 36 34-16-24-36-34"
    />
    <path className="sheet" d="M82-146v-138h124v138zM82-292v-146h124v146zm372 0v-146h124v146z" />
    <path className="shine" d="M82 0v-138h496V0zM206-146v-138h372v138zM206-292v-146h248v146z" />
    <path d="M330-138V0M372-284v138" />
    <path
      className="faint"
      d="M98-338h92v7H98zm16 7v39m60-39v39M118-420h52v50h-52zm26 0v50m-26-25h52M470-292v-104h92v104zm46 0v-104m-46 52h92m-54 22v12m16-12v12"
    />
    <path className="faint" d="M96-200h98v7H96zm8 7v47m82-47v47M124-208v-40h46v40zm23 0v8" />
  </>
);
