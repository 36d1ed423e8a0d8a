import { Fragment } from 'react';
import { keptTogether } from '../../lib/format/kept-together.ts';
import './Unbroken.css';

/** A text in which a line does not end within a term such as e-way bill. */
export function Unbroken({ text }: { text: string }) {
  return keptTogether(text).map(({ at, part, isTerm }) =>
    isTerm ? (
      <span key={at} className="unbroken">
        {part}
      </span>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  );
}
