import { StandingThing } from '../../drawings/StandingThing.tsx';
import { TALLEST } from '../../drawings/thing.ts';
import { vocabulary } from '../../drawings/vocabulary.ts';
import { columnsAcross } from '../../lib/drawing/dot-grid.ts';
import type { ContentOf } from '../../schemas/collections.ts';
import { EvidenceDots } from '../evidence/EvidenceDots.tsx';
import { EvidenceCurve } from './EvidenceCurve.tsx';
import { kolamPicture } from './kolam-picture.tsx';
import type { CardPicture } from './picture.ts';

type Services = Pick<ContentOf<'services'>, 'evidence' | 'specimen' | 'kolam'>;

/** As the curve is drawn, in a window of such a width. */
const CURVE = { width: 800, height: 200 };
/** As the dots are drawn: of what width one is. */
const DOT = 12;

/** What is seen with the name of a service, as on its page. */
export function evidencePicture(path: string, { evidence, specimen, kolam }: Services): CardPicture | undefined {
  switch (evidence?.form) {
    case 'ring':
      return { ...kolamPicture(path, kolam), ...RING, figure: { form: 'ring', values: [evidence.value] } };
    case 'bars':
      return { ...BELOW, width: 1, height: 1, reach: 'edges', figure: { form: 'bars', values: evidence.values } };
    case 'sign': {
      const { width, height = TALLEST } = vocabulary[evidence.thing]({ isHot: true });
      const drawing = <StandingThing thing={evidence.thing} />;
      return { ...BELOW, ...before(evidence.value), width: width + 4, height: height + 4, drawing, field: 'whole' };
    }
    case 'dots': {
      const all = evidence.counts.reduce((sum, count) => sum + count, 0);
      const columns = columnsAcross(all);
      const height = DOT * Math.ceil(all / columns);
      const drawing = <EvidenceDots counts={evidence.counts} />;
      return { ...BELOW, ...before(evidence.value), width: DOT * columns, height, drawing, field: 'half' };
    }
    case 'curve':
      if (specimen.record.kind !== 'chart') return undefined;
      return {
        ...BELOW,
        ...CURVE,
        drawing: (
          <svg {...CURVE} overflow="visible" aria-hidden="true">
            <EvidenceCurve {...specimen.record} />
          </svg>
        ),
        reach: 'edges',
        figure: { form: 'on', values: [evidence.value] },
      };
    default:
      return undefined;
  }
}

const BELOW = { place: 'below' } as const;
const RING = { place: 'below', reach: 'margins', field: 'half' } as const;

function before(value: string) {
  return { figure: { form: 'before', values: [value] }, reach: 'margins' } as const;
}
