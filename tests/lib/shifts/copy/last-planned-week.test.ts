import fc from 'fast-check';
import { EMPTY_INDEX, withEntries } from '@/lib/shifts/change/schedule-index';
import { findLastPlannedWeek } from '@/lib/shifts/copy/last-planned-week';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { startOfWeek } from '@/lib/time/week';
import { shiftAt } from '@/tests/support/records';

const MONDAY = '2026-11-23' as LocalDate;
const on = (date: string, more: Partial<Shift> = {}) =>
  shiftAt('09:00-17:00', { id: `${date} ${more.status}`, date: date as LocalDate, ...more });
const indexOf = (...shifts: readonly Shift[]) =>
  withEntries(
    EMPTY_INDEX,
    shifts.map((after) => ({ id: after.id, after })),
  );

test.each([
  ['nothing is planned', [], undefined],
  ['only later days are planned', [on('2026-11-23'), on('2026-12-24')], undefined],
  ['the day before is planned', [on('2026-11-22')], '2026-11-16'],
  ['several earlier weeks are planned', [on('2026-10-01'), on('2026-11-11'), on('2026-11-02')], '2026-11-09'],
  [
    'a later week has only canceled shifts',
    [on('2026-11-18', { status: 'Canceled' }), on('2026-11-03')],
    '2026-11-02',
  ],
  ['the planned week is in another year', [on('2024-02-29')], '2024-02-26'],
] as const)('finds the last planned week before a date when %s', (_what, shifts, week) => {
  expect(findLastPlannedWeek(indexOf(...shifts), MONDAY, 'monday')).toBe(week);
});

test('findLastPlannedWeek searches before Sunday if weeks start on Sunday', () => {
  expect(findLastPlannedWeek(indexOf(on('2026-11-21')), '2026-11-22' as LocalDate, 'sunday')).toBe(
    '2026-11-15',
  );
});

test('findLastPlannedWeek returns the week of the latest planned day before the date, for any other days', () => {
  const offsets = fc.array(fc.integer({ min: -900, max: 300 }), { maxLength: 40 });
  fc.assert(
    fc.property(offsets, (days) => {
      const index = indexOf(...days.map((day) => on(addDays(MONDAY, day))));
      const latest = Math.max(...days.filter((day) => day < 0));
      const expected = Number.isFinite(latest) ? startOfWeek(addDays(MONDAY, latest), 'monday') : undefined;
      expect(findLastPlannedWeek(index, MONDAY, 'monday')).toBe(expected);
    }),
  );
});
