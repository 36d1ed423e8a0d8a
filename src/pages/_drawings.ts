import type { APIContext } from 'astro';
import { lineFile } from '../drawings/line-file.ts';

/** The files with drawings, by their hashed names. */
export function getStaticPaths() {
  return [lineFile].map(({ address, text }) => ({
    params: { file: address.slice(address.lastIndexOf('/') + 1, -'.svg'.length) },
    props: { text },
  }));
}

export function GET({ props }: APIContext) {
  return new Response(props.text, { headers: { 'Content-Type': 'image/svg+xml' } });
}
