import fc from 'fast-check';
import { REMINDER_LEAD_TIMES } from '@/lib/notifications/notification';
import { dueShifts, reminderDays, shiftStart } from '@/lib/notifications/reminders';
import { addDays } from '@/lib/time/local-date';
import { anyShift } from '@/tests/support/arbitraries';
import { day, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const NEW_YORK = 'America/New_York';
/** A time on Friday, the day of the sample shifts. */
const at = (time: string, timeZone = NEW_YORK) => ({ now: Date.parse(`2026-11-20T${time}-05:00`), timeZone });
const HOURS = { '1hour': 1, '3hours': 3, '12hours': 12, '24hours': 24 };

describe('due shift', () => {
  test.each(REMINDER_LEAD_TIMES)('is due from %s before its start until it starts', (lead) => {
    const start = Date.parse('2026-11-20T23:00:00-05:00');
    const shift = shiftAt('23:00-06:00');
    const dueAt = (now: number) => dueShifts([shift], { now, timeZone: NEW_YORK }, lead);
    const first = start - HOURS[lead] * 3_600_000;
    expect(dueAt(first - 1)).toEqual([]);
    expect(dueAt(first)).toEqual([{ shift, minutes: HOURS[lead] * 60 }]);
    expect(dueAt(start - 1)).toEqual([{ shift, minutes: 1 }]);
    expect(dueAt(start)).toEqual([]);
  });

  test('follows the local clock of the chosen zone', () => {
    const shift = shiftAt('09:00-17:00');
    expect(dueShifts([shift], at('08:15:00'), '1hour')).toEqual([{ shift, minutes: 45 }]);
    expect(dueShifts([shift], at('08:15:00', 'Asia/Tokyo'), '24hours')).toEqual([]);
    const inParis = { now: Date.parse('2026-11-20T08:15:00+01:00'), timeZone: 'Europe/Paris' };
    expect(dueShifts([shift], inParis, '1hour')).toEqual([{ shift, minutes: 45 }]);
  });

  test('is never a canceled shift', () => {
    expect(dueShifts([shiftAt('09:00-17:00', { status: 'Canceled' })], at('08:15:00'), '1hour')).toEqual([]);
    expect(dueShifts([shiftAt('09:00-17:00', { status: 'Standby' })], at('08:15:00'), '1hour')).toHaveLength(
      1,
    );
  });

  test('may start on the next day; due shifts are sorted by start', () => {
    const late = shiftAt('02:00-06:00', { date: day('2026-11-21') });
    const early = shiftAt('22:00-06:00');
    const due = dueShifts([late, early], at('20:40:00'), '12hours');
    expect(due).toEqual([
      { shift: early, minutes: 80 },
      { shift: late, minutes: 320 },
    ]);
  });

  test('starts on one of the days that the reminders read', () => {
    fc.assert(
      fc.property(
        anyShift,
        fc.constantFrom(NEW_YORK, 'Europe/London', 'Asia/Tokyo'),
        fc.constantFrom(...REMINDER_LEAD_TIMES),
        fc.integer({ min: -2000, max: 100 }),
        (shift, timeZone, lead, minutesAway) => {
          const now = shiftStart(shift, timeZone) + minutesAway * 60_000;
          const isDue = dueShifts([shift], { now, timeZone }, lead).length > 0;
          const isNear = minutesAway < 0 && -minutesAway <= HOURS[lead] * 60;
          expect(isDue).toBe(isNear && shift.status !== 'Canceled');
          if (isDue) expect(reminderDays({ now, timeZone })).toContain(shift.date);
        },
      ),
      { numRuns: rounds(300), ...seed },
    );
  });

  test('reminderDays returns today and the next two days', () => {
    const today = day('2026-11-20');
    expect(reminderDays(at('23:59:59'))).toEqual([today, addDays(today, 1), addDays(today, 2)]);
  });
});
