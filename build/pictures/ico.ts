/** A picture of an ICO file. */
interface IcoPicture {
  /** Its side in pixels, below 256. */
  size: number;
  png: Buffer;
}

const HEADER = 6;
const ENTRY = 16;

/** An ICO file of square PNGs: a header, an entry for each that tells its place, and then the PNGs as they are. */
export function icoOf(pictures: readonly IcoPicture[]): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png }, index) => {
    const entry = HEADER + ENTRY * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
