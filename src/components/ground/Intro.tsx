import { LinkedText } from '../prose/LinkedText.tsx';

/** The sentences below the title of a band, if it has any. */
export function Intro({ text }: { text: string | undefined }) {
  return (
    text && (
      <p className="intro">
        <LinkedText text={text} />
      </p>
    )
  );
}
