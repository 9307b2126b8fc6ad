import { todayIn } from '@/lib/time/zone';

/** Names a restore point that is made in addition to the one of the day. `at` is epoch milliseconds. */
export function restoreMoment(at: number) {
  return { day: `${todayIn(new Date(at))} ${new Date(at).toISOString().slice(11, 19)}`, at };
}
