import type { APIContext } from 'astro';
import { aimFile } from '../drawings/aim-file.ts';
import { contactFile } from '../drawings/contact-file.ts';
import { coverFile } from '../drawings/cover-file.ts';
import { doorstepFile } from '../drawings/doorstep-file.ts';
import { lineFile } from '../drawings/line-file.ts';
import { mistakeFile } from '../drawings/mistake-file.ts';
import { pictureFile } from '../drawings/picture-file.ts';
import { ringedFile } from '../drawings/ringed-file.ts';
import { homeDrawings } from './_home-drawings.ts';

/** The files with drawings, by their hashed names. */
export async function getStaticPaths() {
  return [
    aimFile,
    contactFile,
    coverFile,
    doorstepFile,
    lineFile,
    mistakeFile,
    pictureFile,
    ringedFile,
    await homeDrawings(),
  ].map(({ address, text }) => ({
    params: { file: address.slice(address.lastIndexOf('/') + 1, -'.svg'.length) },
    props: { text },
  }));
}

export function GET({ props }: APIContext) {
  return new Response(props.text, { headers: { 'Content-Type': 'image/svg+xml' } });
}
