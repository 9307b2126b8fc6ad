import { MINUTE_MS } from '@/lib/time/units';

const SEQUENCE_BEGAN = Date.UTC(2020, 0, 1);
const MAX_SEQUENCE = 2 ** 31 - 1;

/** SEQUENCE for a publication at `at` (epoch milliseconds): minutes since 2020, within 31 bits. */
export function sequenceAt(at: number): number {
  return Math.min(Math.max(Math.floor((at - SEQUENCE_BEGAN) / MINUTE_MS), 0), MAX_SEQUENCE);
}
