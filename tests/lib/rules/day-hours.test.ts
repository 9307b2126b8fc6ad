import fc from 'fast-check';
import { dayHoursBreaks } from '@/lib/rules/day-hours';
import { DEFAULT_LIMITS } from '@/lib/rules/limits';
import { day, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { anyRuleCase, contextOf, rivals, wallMinutes } from '@/tests/support/rule-weeks';

const limited = (dayHours: number) => ({ limits: { ...DEFAULT_LIMITS, dayHours } });

describe('the rule of maximum hours a day', () => {
  test('counts each minute once, over all shifts that start on the day', () => {
    fc.assert(
      fc.property(anyRuleCase(1), fc.integer({ min: 0, max: 24 }), (found, dayHours) => {
        const { shift } = found;
        const atWork = new Set<number>();
        for (const one of [shift, ...rivals(found).filter(({ date }) => date === shift.date)]) {
          const [start, end] = wallMinutes(one);
          for (let minute = start; minute < end; minute += 1) atWork.add(minute);
        }
        const isBroken = dayHours > 0 && atWork.size > dayHours * 60;
        expect(dayHoursBreaks(shift, contextOf(found, limited(dayHours)))).toEqual(
          isBroken ? [{ rule: 'dayHours', minutes: atWork.size, limitMinutes: dayHours * 60 }] : [],
        );
      }),
      { numRuns: rounds(150), ...seed },
    );
  });

  test.each([
    ['10:00-22:00', [], 0],
    ['10:00-22:01', [], 721],
    // A split day, whose halves touch.
    ['16:00-22:00', ['10:00-16:00'], 0],
    ['16:00-23:00', ['10:00-16:00'], 780],
    // Over midnight: all hours count on the day the shift starts.
    ['14:00-02:00', [], 0],
    ['14:00-02:30', [], 750],
    // Shared time is reported as an overlap and counts once.
    ['10:00-20:00', ['12:00-22:00'], 0],
    // A whole day.
    ['08:00-08:00', [], 1440],
  ])('checks %s beside %j', (times, beside, minutes) => {
    const others = beside.map((text) => shiftAt(text, { id: text }));
    const shift = shiftAt(times);
    expect(dayHoursBreaks(shift, contextOf({ shift, others }))).toEqual(
      minutes > 0 ? [{ rule: 'dayHours', minutes, limitMinutes: 720 }] : [],
    );
  });

  test.each(['2026-03-29', '2026-11-01', '2026-10-25'])(
    'counts a night with a clock change as planned: %s',
    (date) => {
      const shift = shiftAt('20:00-08:00', { date: day(date) });
      expect(dayHoursBreaks(shift, contextOf({ shift, others: [] }))).toEqual([]);
      const longer = shiftAt('20:00-08:01', { date: day(date) });
      expect(dayHoursBreaks(longer, contextOf({ shift: longer, others: [] }))).toHaveLength(1);
    },
  );

  test('does not count the night shift that started the day before', () => {
    const night = shiftAt('22:00-06:00', { id: 'night', date: day('2026-11-18') });
    const shift = shiftAt('10:00-20:00', { date: day('2026-11-19') });
    expect(dayHoursBreaks(shift, contextOf({ shift, others: [night] }))).toEqual([]);
  });
});
