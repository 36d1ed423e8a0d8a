import { Drawing } from '../../../drawings/Drawing.tsx';
import type { RecordContent } from '../../../schemas/specimen.ts';
import { Register } from '../Register.tsx';
import './RailRecord.css';

/**
 * A register that hangs on a shop's rail beside the goods that it counts: a shirt with its tag.
 * @throws TypeError if the record is no register
 */
export function RailRecord({ record }: { record: RecordContent }) {
  if (record.kind !== 'register') throw new TypeError(`Only a register can hang on a rail, this is a ${record.kind}.`);
  return (
    <div className="rail">
      <Drawing width={420} height={476} className="rail-goods">
        <path className="rail-hanger" d="M210 0v34q22 4 22 22t-22 20v14l-60 14m60-14 60 14" />
        <path
          className="sheet"
          d="M160 80 60 122 6 246l66 30 26-52v246h224V224l26 52 66-30-54-124-100-42q-50 44-100 0z"
        />
        <path d="M160 80q0 42 50 66 50-24 50-66M160 80l-14 30 44 44 20-8 20 8 44-44-14-30M210 146v324M98 224q-4-40 6-70m218 70q4-40-6-70M236 210h52v58l-26 12-26-12zM18 220l62 28m322-28-62 28M98 454h224" />
        <path d="M203 186h14v14h-14zm0 62h14v14h-14zm0 62h14v14h-14zm0 62h14v14h-14z" />
        <path d="M322 310q26 6 40 30" />
        <path className="hot" d="m352 340 34 12 22 84-46 12-22-84z" />
      </Drawing>
      <Register {...record} />
    </div>
  );
}
