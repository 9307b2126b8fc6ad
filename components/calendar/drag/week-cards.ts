import { DROP_DAY } from '@/components/parts/drag/drop-places';

/** The shifts that stand in a place where shifts can be let go. */
export const WEEK_CARDS = `${DROP_DAY} [data-shift-id]`;
