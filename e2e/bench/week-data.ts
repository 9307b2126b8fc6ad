import { addDays, parseLocalDate } from '@/lib/time/local-date';
import type { SampleEmployee, SampleShift } from '../support/sample-team';

const ROLES = ['Manager', 'Server', 'Server', 'Server', 'Cook', 'Cook', 'Host', 'Bartender', 'Front Desk'];
const STARTS = ['06:00', '08:00', '09:00', '10:30', '11:00', '12:00', '14:00', '16:00', '17:00', '18:00'];
const ENDS = ['14:00', '16:00', '17:00', '16:00', '19:00', '20:00', '22:00', '23:00', '23:30', '23:45'];
const SHIFTS_A_WEEK = 250;

/** Fifty people, distributed over the roles. */
export const BIG_TEAM: readonly SampleEmployee[] = Array.from({ length: 50 }, (_, index) => ({
  name: `Person ${String(index).padStart(2, '0')} Surname`,
  role: ROLES[index % ROLES.length] ?? 'Server',
}));

/**
 * Whole weeks of 250 shifts each, a quarter of them before the week of `firstMonday`, by default the sample
 * week.
 */
export function bigSchedule(weeks: number, firstMonday = '2026-11-16'): readonly SampleShift[] {
  const monday = parseLocalDate(firstMonday);
  if (!monday) throw new Error('The first Monday is not a date.');
  const firstWeek = -Math.floor(weeks / 4);
  return Array.from({ length: weeks * SHIFTS_A_WEEK }, (_, index) => {
    const week = firstWeek + Math.floor(index / SHIFTS_A_WEEK);
    const slot = (index * 7) % STARTS.length;
    return {
      employeeName: BIG_TEAM[(index * 13) % BIG_TEAM.length]?.name ?? '',
      date: addDays(monday, week * 7 + (index % 7)),
      startTime: STARTS[slot] ?? '09:00',
      endTime: ENDS[slot] ?? '17:00',
    };
  });
}
