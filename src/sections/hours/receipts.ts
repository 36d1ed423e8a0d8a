import type { HoursForm } from './form.ts';
import '../../components/specimen/Sheet.css';
import './receipts.css';

/** Slips of paper from a till. */
export const receipts: HoursForm = { paper: 'sheet sheet-slip', isOneRow: true };
