import type { EnquiryName } from '../schemas/drawings.ts';
import { timberYard } from './enquiries/timber-yard.tsx';
import type { Tableau } from './thing.ts';

/** Who has written an enquiry that is shown. */
export const enquiries: Record<EnquiryName, Tableau> = { 'timber-yard': timberYard };
