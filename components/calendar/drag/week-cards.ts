import { DROP_DAY } from '@/components/parts/drag/drop-places';

/** The shifts inside a drop target. */
export const WEEK_CARDS = `${DROP_DAY} [data-shift-id]`;
