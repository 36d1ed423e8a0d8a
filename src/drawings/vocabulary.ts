import type { THINGS } from '../schemas/drawings.ts';
import type { Thing } from './thing.ts';
import { desk } from './things/desk.tsx';
import { files } from './things/files.tsx';
import { man } from './things/man.tsx';
import { papers } from './things/papers.tsx';
import { shelf } from './things/shelf.tsx';
import { woman } from './things/woman.tsx';

/** What each name draws that content may use. */
export const vocabulary: Record<(typeof THINGS)[number], Thing> = { desk, files, man, papers, shelf, woman };
