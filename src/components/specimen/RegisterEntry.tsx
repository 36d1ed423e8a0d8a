import type { RegisterEntryContent } from '../../schemas/specimen.ts';
import { Marked } from './Marked.tsx';

/** What stands in one place of a register: a word, or one that is marked. */
export function RegisterEntry({ entry }: { entry: RegisterEntryContent }) {
  return typeof entry === 'string' ? entry : <Marked {...entry} />;
}
