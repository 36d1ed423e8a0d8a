import { textColours } from '../components/ground/colours.ts';
import { PosterHeading } from '../components/ground/PosterHeading.tsx';
import { records } from '../components/specimen/record-forms.ts';
import { SpecimenRecord } from '../components/specimen/SpecimenRecord.tsx';
import type { Colour } from '../schemas/parts.ts';
import type { FormedSpecimen } from '../schemas/specimen.ts';
import './RecordBand.css';

type RecordBandProps = Omit<FormedSpecimen, 'sample'> & {
  /** Of the page's trade: the band's ground. */
  colour: Colour;
  /** Says in a word that everything in it is a sample. */
  note: string;
};

/** A band in the colour of the page's trade: what to see in its record, and the record, large, in its own form if it has one. */
export function RecordBand({ title, text, record, form, colour, note }: RecordBandProps) {
  const Form = form && records[form];
  return (
    <section className={`record-band on-colour ${textColours[colour]}`}>
      <PosterHeading title={title} text={text} />
      <div className={`record-place record-${form ?? record.kind}`}>
        {Form ? (
          <figure aria-label={note}>
            <Form record={record} />
            <figcaption className="record-note">{note}</figcaption>
          </figure>
        ) : (
          <SpecimenRecord record={record} note={note} />
        )}
      </div>
    </section>
  );
}
