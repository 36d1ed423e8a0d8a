import { contactFile } from '../drawings/contact-file.ts';
import { enquiries } from '../drawings/enquiries.ts';
import type { EnquiryName } from '../schemas/drawings.ts';
import type { Colour } from '../schemas/parts.ts';
import type { Specimen } from '../schemas/specimen.ts';
import '../components/specimen/RecordThing.css';
import './EnquiryBand.css';
import { SpecimenBand } from './SpecimenBand.tsx';

interface EnquiryBandProps extends Specimen {
  drawing?: EnquiryName | undefined;
  colour: Colour;
  note: string;
}

/** An enquiry and its answer, below who has written it. On a phone, what stands in the middle of that is seen. */
export function EnquiryBand({ drawing, ...specimen }: EnquiryBandProps) {
  const picture = drawing && (
    <svg
      viewBox={`-2 ${-enquiries[drawing].height - 2} ${enquiries[drawing].width + 4} ${enquiries[drawing].height + 2}`}
      width={enquiries[drawing].width}
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="drawing record-thing enquiry-picture"
    >
      <use href={`${contactFile.address}#${drawing}`} />
    </svg>
  );
  return <SpecimenBand {...specimen} picture={picture} />;
}
