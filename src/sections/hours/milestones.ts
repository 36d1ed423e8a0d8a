import { Ordinal } from '../../components/lists/Ordinal.tsx';
import type { HoursForm } from './form.ts';
import './milestones.css';

/** Stones along a road, with their numbers. */
export const milestones: HoursForm = { Face: Ordinal };
