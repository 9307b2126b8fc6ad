import fc from 'fast-check';
import { MAIN_UNIT } from '@/lib/pay/amount';
import { costOfChange, costOfShift } from '@/lib/pay/cost-of-change';
import { SPECIFIED_OVERTIME } from '@/lib/pay/overtime-rules';
import { sumOf } from '@/lib/pay/pay';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import { addDays } from '@/lib/time/local-date';
import { anyShift } from '@/tests/support/arbitraries';
import { ana, by, EIGHT, MONDAY, on, paid, person, units, week } from '@/tests/support/pay-weeks';
import { rounds, seed } from '@/tests/support/rounds';

const anyOvertime = fc.constantFrom(
  SPECIFIED_OVERTIME,
  by('ownWeek'),
  by('california'),
  by('none'),
  by('own', {
    dayMinutes: 450,
    dayDoubleMinutes: 600,
    weekMinutes: 1800,
    percent: 133,
    doublePercent: 217,
    seventhDay: true,
  }),
);
const NAMES = ['Ana', 'Ben', 'Cleo', ''];
const anyWeek = fc.array(fc.tuple(anyShift, fc.nat({ max: 6 }), fc.constantFrom(...NAMES)), {
  maxLength: 60,
});
const inWeek = (drawn: readonly (readonly [Shift, number, string])[]): readonly Shift[] =>
  drawn.map(([shift, at, employeeName], index) => ({
    ...shift,
    id: `${index}`,
    date: addDays(MONDAY, at),
    employeeName,
  }));
const anyTeam = fc.tuple(
  fc.record({ wage: fc.nat({ max: 10 ** 7 }), maxWeekHours: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ weeklyPay: fc.nat({ max: 10 ** 8 }) }),
);

test('the cost of a week equals the sums by day, person and shift, for any order of the shifts', () => {
  fc.assert(
    fc.property(
      anyWeek,
      anyTeam,
      anyOvertime,
      fc.infiniteStream(fc.nat()),
      (drawn, [first, second], overtime, random) => {
        const shifts = inWeek(drawn);
        const team = [person({ name: 'Ana', ...first }), person({ name: 'Ben', ...second })];
        const pay = paid(shifts, { team, overtime });
        expect(sumOf(pay.byDay)).toEqual(pay.total);
        expect(sumOf([...pay.people.values()])).toEqual(pay.total);
        expect(sumOf([...pay.shifts.values()]).cost + second.weeklyPay).toBe(pay.total.cost);
        expect(pay.total.regular + pay.total.overtime + pay.total.double).toBe(pay.total.minutes);
        const keyed = shifts.map((shift) => [random.next().value, shift] as const);
        const shuffled = keyed.sort(([one], [other]) => one - other).map(([, shift]) => shift);
        expect(paid(shuffled, { team, overtime }).total).toEqual(pay.total);
      },
    ),
    { numRuns: rounds(150), ...seed },
  );
});

test('the costs of successive edits add up to the cost of the week', () => {
  fc.assert(
    fc.property(anyWeek, anyTeam, anyOvertime, (drawn, [first], overtime) => {
      const shifts = inWeek(drawn);
      const employees = [person({ name: 'Ana', ...first })];
      let now: readonly Shift[] = [];
      let cost = 0;
      for (const shift of shifts) {
        const planned = now;
        cost += costOfChange([], [shift], {
          shiftsOn: (date) => planned.filter((one) => one.date === date),
          weekStart: 'monday',
          employees,
          overtime,
          minutesOf: shiftMinutes,
        }).cost;
        now = [...now, shift];
      }
      expect(cost).toBe(paid(shifts, { team: employees, overtime }).total.cost);
    }),
    { numRuns: rounds(60), ...seed },
  );
});

test('costOfChange includes overtime later in the week, and is opposite when the shift is removed', () => {
  const later = week(['', EIGHT, EIGHT, EIGHT, EIGHT, EIGHT]);
  const early = on(0, '09:00-13:00');
  const context = (shifts: readonly Shift[]) => ({
    shiftsOn: (date: Shift['date']) => shifts.filter((one) => one.date === date),
    weekStart: 'monday' as const,
    employees: [ana()],
    overtime: SPECIFIED_OVERTIME,
    minutesOf: shiftMinutes,
  });
  const added = costOfChange([], [early], context(later));
  expect([units(added.cost), units(added.overtimeCost)]).toEqual([120, 120]);
  expect(costOfChange([early], [], context([early, ...later])).cost).toBe(-added.cost);
});

test('payOfWeek computes the pay of 10,000 shifts in a week', () => {
  const shifts = Array.from({ length: 10_000 }, (_, at) =>
    on(at % 7, '09:00-10:00', { employeeName: `P${at % 500}` }),
  );
  const team = Array.from({ length: 500 }, (_, at) =>
    person({ id: `${at}`, name: `P${at}`, wage: 10 * MAIN_UNIT }),
  );
  expect(units(paid(shifts, { team, overtime: by('none') }).total.cost)).toBe(100_000);
});

test('the cost of a shift equals the difference of its week with and without the shift', () => {
  fc.assert(
    fc.property(anyWeek, anyTeam, anyOvertime, (drawn, [first], overtime) => {
      const shifts = inWeek(drawn);
      const [one, ...others] = shifts;
      if (!one) return;
      const employees = [person({ name: 'Ana', ...first })];
      const cost = (stored: readonly Shift[]) =>
        costOfShift(one, {
          shiftsOn: (date) => stored.filter((shift) => shift.date === date),
          weekStart: 'monday',
          employees,
          overtime,
          minutesOf: shiftMinutes,
        }).cost;
      const whole = (some: readonly Shift[]) => paid(some, { team: employees, overtime }).total.cost;
      expect(cost(others)).toBe(whole(shifts) - whole(others));
      expect(cost(shifts)).toBe(cost(others));
      expect(cost([{ ...one, date: addDays(MONDAY, 3), endTime: one.startTime }, ...others])).toBe(
        cost(others),
      );
    }),
    { numRuns: rounds(60), ...seed },
  );
});
