import { DROP_DAY } from '@/components/parts/drag/drop-places';

export const WEEK_CARDS = `${DROP_DAY} [data-shift-id]`;
