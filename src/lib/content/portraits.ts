import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';

/** Twice the size of a portrait, for screens of scale 2. */
const SIZE = 192;

const pictures = import.meta.glob<ImageMetadata>(
  '../../assets/people/*.{avif,jpg,jpeg,png,webp,AVIF,JPG,JPEG,PNG,WEBP}',
  {
    eager: true,
    import: 'default',
  },
);

/**
 * People with the address of a small, square picture in place of the name of the file that content gives. AVIF, because
 * browsers do not paint parts of it while it arrives.
 * @throws if there is no such file; the content check says so before.
 */
export function withPortraits<Person extends { picture?: string | undefined }>(people: Person[]): Promise<Person[]> {
  return Promise.all(
    people.map(async (person) => (person.picture ? { ...person, picture: await portrait(person.picture) } : person)),
  );
}

async function portrait(file: string): Promise<string> {
  const src = pictures[`../../assets/people/${file}`];
  if (!src) throw new Error(`There is no picture src/assets/people/${file}.`);
  // Nothing is enlarged, so a picture that is too small is cut to the square that it has.
  const size = Math.min(SIZE, src.width, src.height);
  return (await getImage({ src, width: size, height: size, fit: 'cover', format: 'avif' })).src;
}
