import type { ReactNode } from 'react';
import type { SpecimenMark } from '../../schemas/specimen.ts';
import './Marked.css';

/** An entry of a record and what is drawn at it. A struck one is read as deleted, a missing one as empty. */
export function Marked({ value, mark }: { value: ReactNode; mark?: SpecimenMark | undefined }) {
  if (mark === undefined) return value;
  if (mark === 'struck') return <del className="marked-struck">{value}</del>;
  if (mark === 'ring') return <mark className="marked-ring">{value}</mark>;
  if (mark === 'missing') return <em className="marked-missing">{value}</em>;
  return <strong className="marked-strong">{value}</strong>;
}
