/** The one parcel that a shop's stations hand on: of one size, and the only thing of its colour. */
export function parcel(x: number, y: number) {
  return (
    <>
      <path className="hot" d={`M${x} ${y}h46v-36h-46z`} />
      <path d={`M${x + 16} ${y - 36}v14h14v-14`} />
    </>
  );
}
