import '../Hours.css';
import type { HoursFormName } from '../../schemas/drawings.ts';
import { belt } from './belt.ts';
import { calendar } from './calendar.tsx';
import { clock } from './clock.tsx';
import { day } from './day.ts';
import type { HoursForm } from './form.ts';
import { milestones } from './milestones.ts';
import { receipts } from './receipts.ts';
import { stairs } from './stairs.ts';

/** What each form draws that content may name. */
export const forms: Record<HoursFormName, HoursForm> = { belt, calendar, clock, day, milestones, receipts, stairs };
