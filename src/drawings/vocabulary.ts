import type { THINGS } from '../schemas/drawings.ts';
import type { Thing } from './thing.ts';
import { agencyWeek } from './things/agency-week.tsx';
import { blankPhone } from './things/blank-phone.tsx';
import { datePickers } from './things/date-pickers.tsx';
import { desk } from './things/desk.tsx';
import { files } from './things/files.tsx';
import { folderRow } from './things/folder-row.tsx';
import { halfForm } from './things/half-form.tsx';
import { keyholders } from './things/keyholders.tsx';
import { man } from './things/man.tsx';
import { manyTabs } from './things/many-tabs.tsx';
import { missedTarget } from './things/missed-target.tsx';
import { papers } from './things/papers.tsx';
import { shelf } from './things/shelf.tsx';
import { spreadsheet } from './things/spreadsheet.tsx';
import { threeTotals } from './things/three-totals.tsx';
import { woman } from './things/woman.tsx';

/** What each name draws that content may use. */
export const vocabulary: Record<(typeof THINGS)[number], Thing> = {
  'agency-week': agencyWeek,
  'blank-phone': blankPhone,
  'date-pickers': datePickers,
  desk,
  files,
  'folder-row': folderRow,
  'half-form': halfForm,
  keyholders,
  man,
  'many-tabs': manyTabs,
  'missed-target': missedTarget,
  papers,
  shelf,
  spreadsheet,
  'three-totals': threeTotals,
  woman,
};
