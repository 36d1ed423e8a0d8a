import type { HoursForm } from './form.ts';
import './day.css';

/** A day from night to noon: what a page has that names no form. */
export const day: HoursForm = {};
