import type { ReactNode } from 'react';
import type { RecordForm } from '../../schemas/drawings.ts';
import type { RecordContent } from '../../schemas/specimen.ts';
import { PlanRecord } from './forms/PlanRecord.tsx';
import { RailRecord } from './forms/RailRecord.tsx';
import { WaitsRecord } from './forms/WaitsRecord.tsx';

/** What each form of a record draws. */
export const records: Record<RecordForm, (props: { record: RecordContent }) => ReactNode> = {
  plan: PlanRecord,
  rail: RailRecord,
  waits: WaitsRecord,
};
