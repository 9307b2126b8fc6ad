import fc from 'fast-check';
import type { Shift } from '@/lib/shifts/shift/shift';
import { stretchesOf } from '@/lib/shifts/views/at-work';
import { groupByStage, stageOf } from '@/lib/shifts/views/day-stages';
import { minuteOfDay } from '@/lib/time/clock-time';
import { anyFewDays, anyShift } from '@/tests/support/arbitraries';
import { day, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const THURSDAY = day('2026-11-19');
const FRIDAY = day('2026-11-20');

const stageAt = (time: string, times: string, fields: Partial<Shift> = {}) =>
  stageOf(shiftAt(times, { date: FRIDAY, ...fields }), FRIDAY, minuteOfDay(time));

describe('the stage of a shift', () => {
  test.each([
    ['a minute before its start', '08:59', '09:00-17:00', 'later'],
    ['at its start', '09:00', '09:00-17:00', 'now'],
    ['a minute before its end', '16:59', '09:00-17:00', 'now'],
    ['at its end', '17:00', '09:00-17:00', 'finished'],
    ['of a night, before midnight', '23:59', '22:00-06:00', 'now'],
    ['of a night, in the morning before it', '05:00', '22:00-06:00', 'later'],
    ['that ends at midnight, in its last minute', '23:59', '16:00-00:00', 'now'],
    ['from midnight, in the first minute', '00:00', '00:00-05:00', 'now'],
    ['of 24 hours, before it', '08:59', '09:00-09:00', 'later'],
    ['of 24 hours, in it', '23:00', '09:00-09:00', 'now'],
  ])('finds the stage %s (at %s, shift %s): %s', (_what, time, times, stage) => {
    expect(stageAt(time, times)).toBe(stage);
  });

  test.each([
    ['at midnight', '00:00', 'now'],
    ['in its last minute', '05:59', 'now'],
    ['at its end', '06:00', 'finished'],
    ['in the evening', '22:30', 'finished'],
  ])('finds the stage of a night shift of the day before %s (%s): %s', (_what, time, stage) => {
    expect(stageAt(time, '22:00-06:00', { date: THURSDAY })).toBe(stage);
  });

  test.each(['08:00', '12:00', '18:00'])('is canceled at %s for a canceled shift', (time) => {
    expect(stageAt(time, '09:00-17:00', { status: 'Canceled' })).toBe('canceled');
  });

  test('is the same for a pending shift as for a confirmed one', () => {
    expect(stageAt('12:00', '09:00-17:00', { status: 'Pending' })).toBe('now');
  });

  test('is now only for the second of two shifts that meet at the minute', () => {
    const early = shiftAt('08:00-16:00', { id: 'early' });
    const late = shiftAt('16:00-23:00', { id: 'late' });
    expect(groupByStage([early, late], FRIDAY, minuteOfDay('16:00'))).toEqual([
      { stage: 'now', shifts: [late] },
      { stage: 'finished', shifts: [early] },
    ]);
  });
});

describe('groupByStage', () => {
  test('keeps the fixed order of stages and the given order of shifts, without empty groups', () => {
    const shifts = [
      shiftAt('22:00-02:00', { id: 'night', date: THURSDAY }),
      shiftAt('08:00-10:00', { id: 'morning' }),
      shiftAt('09:00-17:00', { id: 'off', status: 'Canceled' }),
      shiftAt('10:00-18:00', { id: 'day' }),
      shiftAt('11:00-18:00', { id: 'second' }),
    ];
    const at = (time: string) =>
      groupByStage(shifts, FRIDAY, minuteOfDay(time)).map(({ stage, shifts: those }) => [
        stage,
        those.map(({ id }) => id).join(),
      ]);
    expect(at('12:00')).toEqual([
      ['now', 'day,second'],
      ['finished', 'night,morning'],
      ['canceled', 'off'],
    ]);
    expect(at('01:00')).toEqual([
      ['now', 'night'],
      ['later', 'morning,day,second'],
      ['canceled', 'off'],
    ]);
    expect(groupByStage([], FRIDAY, 720)).toEqual([]);
  });

  const anyDay = fc.record({
    date: anyFewDays,
    minute: fc.integer({ min: 0, max: 1439 }),
    shifts: fc.array(anyShift),
  });

  test('returns each shift once, and groups the shifts that run in the minute under now', () => {
    fc.assert(
      fc.property(anyDay, ({ date, minute, shifts }) => {
        const onDate = shifts.map((shift) => ({ ...shift, date }));
        const groups = groupByStage(onDate, date, minute);
        const all = groups.flatMap((group) => group.shifts);
        expect(new Set(all)).toEqual(new Set(onDate));
        expect(all).toHaveLength(onDate.length);
        const atWork = stretchesOf([], onDate).filter(
          ({ startMinute, endMinute }) => startMinute <= minute && minute < endMinute,
        );
        expect(groups.find(({ stage }) => stage === 'now')?.shifts ?? []).toEqual(
          atWork.map(({ shift }) => shift),
        );
      }),
      { numRuns: rounds(100), ...seed },
    );
  });
});
