import { Sign } from '../../../drawings/Sign.tsx';
import type { ThingName } from '../../../schemas/drawings.ts';
import type { RecordContent } from '../../../schemas/specimen.ts';
import { Marked } from '../Marked.tsx';
import { RecordHeading } from '../RecordHeading.tsx';
import './FileRecord.css';

/** What is drawn on the first papers in the file. */
const PICTURES: readonly ThingName[] = ['pairing-phone', 'dented-car', 'calendar'];

/**
 * A file of one claim: its papers, its sum, and a hole where the ringed one should be.
 * @throws TypeError if the record is no paper
 */
export function FileRecord({ record }: { record: RecordContent }) {
  const [file] = record.kind === 'sheet' ? record.sheets : [];
  if (!file) throw new TypeError(`Only a paper can be a file, this is a ${record.kind}.`);
  return (
    <div className="file">
      <RecordHeading heading={file.heading} number={file.number} />
      <dl>
        {file.fields.map(({ label, value, mark }, index) => {
          const picture = PICTURES[index];
          return (
            <div key={label}>
              <dt>
                {picture && <Sign thing={picture} />}
                {label}
              </dt>
              <dd>
                <Marked value={value} mark={mark} />
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
