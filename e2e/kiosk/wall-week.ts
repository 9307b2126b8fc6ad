import type { SharedWeek } from '@/lib/share/shared-week';
import { clock, day } from '@/tests/support/records';

export const THURSDAY = '2026-11-19';

type Row = readonly [name: string, date: string, times: string, role?: string];

/** The published week from the given day on, one shift a row. An open shift has an empty name. */
export function weekOf(firstDay: string, rows: readonly Row[], more: Partial<SharedWeek> = {}): SharedWeek {
  return {
    business: 'Osteria Luna',
    firstDay: day(firstDay),
    publishedAt: Date.parse('2026-11-13T16:42:00Z'),
    zone: 'America/New_York',
    leadMinutes: 0,
    people: rows.map(([name, date, times, role = 'Server'], key) => {
      const [start = '', end = ''] = times.split('-');
      const span = { startTime: clock(start), endTime: clock(end) };
      return { name, shifts: [{ key, date: day(date), ...span, role, isPending: false }] };
    }),
    ...more,
  };
}

/** Four shifts and an event on the current Thursday of the tests, one shift on Friday. */
export const WEEK = weekOf(
  '2026-11-16',
  [
    ['Maya Lindqvist', THURSDAY, '09:00-17:00'],
    ['Theo Brandt', THURSDAY, '17:00-23:00'],
    ['', THURSDAY, '17:00-23:00', 'Cook'],
    ['Sam Whitfield', THURSDAY, '18:00-02:00', 'Bartender'],
    ['Priya Natarajan', '2026-11-20', '10:00-18:00'],
  ],
  {
    days: [
      { date: day(THURSDAY), lines: [{ kind: 'event', event: { title: 'Derby', from: clock('19:30') } }] },
    ],
  },
);
