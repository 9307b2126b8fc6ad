import fc from 'fast-check';
import { availabilityBreaks } from '@/lib/rules/rule-breaks';
import { clockTimeOf } from '@/lib/time/clock-time';
import { addDays } from '@/lib/time/local-date';
import { clock, day, employeeOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { anyRuleCase, contextOf, wallMinutes } from '@/tests/support/rule-weeks';

const friday = day('2026-11-20');

describe('the availability rule', () => {
  test('reports a break when any minute is outside the hours of the weekday', () => {
    const hour = fc.integer({ min: 0, max: 23 });
    fc.assert(
      fc.property(anyRuleCase(0), hour, hour, ({ shift }, from, to) => {
        const weekday = new Date(`${shift.date}T00:00:00Z`).getUTCDay() || 7;
        const free = { ...shift, startTime: clockTimeOf(from * 60), endTime: clockTimeOf(to * 60) };
        const employee = employeeOf('Ana', {
          availability: {
            weekly: [{ weekday, kind: 'hours', from: free.startTime, to: free.endTime }],
            exceptions: [],
          },
        });
        const [start, end] = wallMinutes(shift);
        const [freeStart, freeEnd] = wallMinutes(free);
        const isMissed = start < freeStart || end > freeEnd;
        const breaks = availabilityBreaks(shift, contextOf({ shift, others: [] }, { employee }));
        expect(breaks.map(({ rule }) => rule)).toEqual(isMissed ? ['availability'] : []);
      }),
      { numRuns: rounds(150), ...seed },
    );
  });

  test('reports a break for exactly the shifts that start during time off', () => {
    const offset = fc.integer({ min: -4, max: 4 });
    fc.assert(
      fc.property(anyRuleCase(0), offset, fc.nat({ max: 4 }), ({ shift }, first, length) => {
        const from = addDays(shift.date, first);
        const to = addDays(from, length);
        const exception = { id: 'x', from, to, kind: 'timeOff', note: '' } as const;
        const employee = employeeOf('Ana', { availability: { weekly: [], exceptions: [exception] } });
        const breaks = availabilityBreaks(shift, contextOf({ shift, others: [] }, { employee }));
        expect(breaks).toEqual(
          first <= 0 && first + length >= 0
            ? [
                {
                  rule: 'availability',
                  date: shift.date,
                  day: { kind: 'none', stretches: [], reason: exception },
                },
              ]
            : [],
        );
      }),
      { numRuns: rounds(100), ...seed },
    );
  });

  test('reports nothing for a person without stored availability', () => {
    const shift = shiftAt('00:00-00:00', { date: friday });
    expect(availabilityBreaks(shift, contextOf({ shift, others: [] }))).toEqual([]);
  });

  test('accepts a date marked as available although the weekday is off', () => {
    const shift = shiftAt('10:00-14:00', { date: friday });
    const employee = employeeOf('Ana', {
      availability: {
        weekly: [{ weekday: 5, kind: 'off' }],
        exceptions: [
          {
            id: 'x',
            from: friday,
            to: friday,
            kind: 'available',
            note: '',
            start: clock('10:00'),
            end: clock('14:00'),
          },
        ],
      },
    });
    const of = (one: typeof shift) =>
      availabilityBreaks(one, contextOf({ shift: one, others: [] }, { employee }));
    expect(of(shift)).toEqual([]);
    expect(of({ ...shift, endTime: clock('14:15') })).toHaveLength(1);
  });
});
