import type { HoursForm } from './form.ts';
import './stairs.css';

/** Stairs that rise with each step. */
export const stairs: HoursForm = {};
