import type { HoursForm } from './form.ts';
import './belt.css';

/** A conveyor, on which each step stands. */
export const belt: HoursForm = { ground: 'on-colour' };
