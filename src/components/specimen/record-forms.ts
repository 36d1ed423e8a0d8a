import type { ReactNode } from 'react';
import type { RecordForm } from '../../schemas/drawings.ts';
import type { RecordContent } from '../../schemas/specimen.ts';
import { CoinsRecord } from './forms/CoinsRecord.tsx';
import { FileRecord } from './forms/FileRecord.tsx';
import { NotebookRecord } from './forms/NotebookRecord.tsx';
import { PlanRecord } from './forms/PlanRecord.tsx';
import { PressRecord } from './forms/PressRecord.tsx';
import { RailRecord } from './forms/RailRecord.tsx';
import { SignalRecord } from './forms/SignalRecord.tsx';
import { StackRecord } from './forms/StackRecord.tsx';
import { WaitsRecord } from './forms/WaitsRecord.tsx';

/** What each form of a record draws. */
export const records: Record<RecordForm, (props: { record: RecordContent }) => ReactNode> = {
  coins: CoinsRecord,
  file: FileRecord,
  notebook: NotebookRecord,
  plan: PlanRecord,
  press: PressRecord,
  rail: RailRecord,
  signal: SignalRecord,
  stack: StackRecord,
  waits: WaitsRecord,
};
