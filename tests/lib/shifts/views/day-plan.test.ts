import fc from 'fast-check';
import { availabilityOf } from '@/lib/employees/availability';
import { type Employee, nameKey } from '@/lib/employees/employee';
import { restBreaks } from '@/lib/rules/rest';
import { closedStretches, freePeople, restEnds } from '@/lib/shifts/views/day-plan';
import { employeesOff, staffOfDay } from '@/lib/shifts/views/staff-day';
import { addDays } from '@/lib/time/local-date';
import { anyTime } from '@/tests/support/arbitraries';
import { anyAvailability } from '@/tests/support/availabilities';
import { day, employeeOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { DEFAULT_RULES } from '@/tests/support/rule-weeks';

const FRIDAY = day('2026-11-20');
const THURSDAY = addDays(FRIDAY, -1);
const WEDNESDAY = addDays(FRIDAY, -2);

const thursday = (times: string, fields = {}) => shiftAt(times, { date: THURSDAY, ...fields });
const wednesday = (times: string, fields = {}) => shiftAt(times, { date: WEDNESDAY, ...fields });

describe('restEnds', () => {
  test.each([
    ['none by midnight', thursday('09:00-13:00'), undefined],
    ['exactly over at midnight', thursday('08:00-13:00'), undefined],
    ['into the morning', thursday('15:00-23:00'), 10 * 60],
    ['to midnight sharp', thursday('16:00-00:00'), 11 * 60],
    ['over midnight', thursday('18:00-02:00'), 13 * 60],
    ['24 hours', thursday('12:00-12:00'), 23 * 60],
    ['canceled', thursday('15:00-23:00', { status: 'Canceled' }), undefined],
    ['open', thursday('15:00-23:00', { employeeName: '' }), undefined],
  ])(
    'returns the minute when the rest ends after a shift of the day before: %s',
    (_name, shift, expected) => {
      expect(restEnds([], [shift], 11).get(nameKey(shift.employeeName))).toBe(expected);
    },
  );

  test('includes the rest after a 24-hour shift that started two days before', () => {
    expect(restEnds([wednesday('23:00-23:00')], [], 11).get('ana')).toBe(10 * 60);
  });

  test('returns the latest end of rest per person, for any order of the shifts', () => {
    const late = thursday('17:00-23:00');
    const early = thursday('09:00-14:30');
    const ben = thursday('14:00-22:00', { employeeName: 'Ben' });
    for (const shifts of [
      [late, early, ben],
      [early, ben, late],
    ]) {
      expect([...restEnds([], shifts, 11)].sort()).toEqual([
        ['ana', 600],
        ['ben', 540],
      ]);
    }
  });

  test('returns nothing if no rest is required', () => {
    expect(restEnds([], [thursday('18:00-02:00')], 0).size).toBe(0);
  });

  test('returns the first minute at which the rest rule no longer warns', () => {
    fc.assert(
      fc.property(
        anyTime,
        anyTime,
        fc.integer({ min: 1, max: 24 }),
        anyTime,
        (start, end, restHours, begin) => {
          const before = { ...thursday('09:00-10:00', { id: 'before' }), startTime: start, endTime: end };
          const minute = Number(begin.slice(0, 2)) * 60 + Number(begin.slice(3));
          const next = {
            ...shiftAt('09:00-10:00', { id: 'next', date: FRIDAY }),
            startTime: begin,
            endTime: begin,
          };
          const restEnd = restEnds([], [before], restHours).get('ana') ?? 0;
          const context = {
            employee: undefined,
            shiftsOn: (date: string) => (date === THURSDAY ? [before] : []),
            ...DEFAULT_RULES,
            restHours,
          };
          const workEnd = restEnd - restHours * 60;
          const isOverlap = restEnd > 0 && minute < workEnd;
          const warns = restBreaks(next, context).some(({ rule }) => rule === 'rest');
          if (!isOverlap) expect(warns).toBe(minute < restEnd);
        },
      ),
      { numRuns: rounds(200), ...seed },
    );
  });
});

describe('free people of a day', () => {
  const employee = (name: string, availability?: unknown): Employee =>
    employeeOf(name, availability === undefined ? {} : { availability });
  const week = (kind: 'off' | 'hours') => ({
    weekly: [{ weekday: 5, kind, ...(kind === 'hours' && { from: '10:00', to: '15:00' }) }],
    exceptions: [],
  });
  const timeOff = {
    weekly: [],
    exceptions: [{ id: 'x', kind: 'timeOff', from: THURSDAY, to: FRIDAY, note: '' }],
  };
  const freeOf = (team: readonly Employee[], night: readonly ReturnType<typeof thursday>[] = []) => {
    const { off } = staffOfDay({ groups: [], employees: team, wholeDay: [], isWanted: () => true });
    const byName = new Map(team.map((one) => [nameKey(one.name), one]));
    return freePeople(off, byName, FRIDAY, restEnds([], night, 11));
  };

  test('lists people who are free all day first and people who are not free last', () => {
    const team = [
      employee('Off', week('off')),
      employee('Ana'),
      employee('Away', timeOff),
      employee('Hours', week('hours')),
      employee('Ben'),
    ];
    const night = [thursday('15:00-23:00', { employeeName: 'Ana' })];
    expect(freeOf(team, night).map(({ name, kind, restUntil }) => [name, kind, restUntil])).toEqual([
      ['Ben', 'all', undefined],
      ['Ana', 'all', 600],
      ['Hours', 'hours', undefined],
      ['Off', 'none', undefined],
      ['Away', 'none', undefined],
    ]);
  });

  test('returns nobody for an empty team', () => {
    expect(freeOf([])).toEqual([]);
  });

  test('treats a person who is known only from a canceled shift as free all day', () => {
    const canceled = shiftAt('09:00-17:00', { date: FRIDAY, status: 'Canceled' });
    const person = { id: 'ana', key: 'ana', name: 'Ana', role: 'Server', color: 'purple' as const };
    const [free] = freePeople([{ ...person, canceled: [canceled] }], new Map(), FRIDAY, new Map());
    expect(free).toMatchObject({ employee: undefined, kind: 'all', restUntil: undefined });
  });

  test('employeesOff excludes a person whose night shift ends on the day', () => {
    const ana = employee('Ana');
    expect(employeesOff([ana], [thursday('22:00-06:00')])).toEqual([]);
  });

  test.each([
    ['all day', undefined, undefined, []],
    ['resting', undefined, 600, [[0, 600]]],
    [
      'hours',
      week('hours'),
      undefined,
      [
        [0, 600],
        [900, 2880],
      ],
    ],
    [
      'hours, resting into them',
      week('hours'),
      660,
      [
        [0, 660],
        [900, 2880],
      ],
    ],
    ['hours, resting past them', week('hours'), 960, [[0, 2880]]],
    ['off', week('off'), undefined, [[0, 2880]]],
    ['time off', timeOff, 600, [[0, 2880]]],
  ])(
    'closes the right stretches for a person whose availability is: %s',
    (_name, availability, restUntil, expected) => {
      const closed = closedStretches(employee('Ana', availability), FRIDAY, restUntil);
      expect(closed.map(({ startMinute, endMinute }) => [startMinute, endMinute])).toEqual(expected);
    },
  );

  test('closedStretches contains only the rest of a person who is not on the team', () => {
    expect(closedStretches(undefined, FRIDAY, undefined)).toEqual([]);
    expect(closedStretches(undefined, FRIDAY, 60)).toEqual([{ startMinute: 0, endMinute: 60 }]);
  });

  test('closedStretches covers exactly the minutes without availability', () => {
    fc.assert(
      fc.property(anyAvailability, fc.integer({ min: -40, max: 40 }), (availability, offset) => {
        const date = addDays(day('2028-02-29'), offset);
        const one = employee('Ana', availability);
        const spans = [...closedStretches(one, date, undefined), ...availabilityOf(one, date).stretches].sort(
          (a, b) => a.startMinute - b.startMinute,
        );
        expect(spans[0]?.startMinute).toBe(0);
        for (const [position, span] of spans.entries()) {
          const next = spans[position + 1]?.startMinute ?? 2880;
          // Only stretches that start on the day count as available; a stretch may end in the night.
          expect(span.endMinute).toBe(next);
        }
      }),
      { numRuns: rounds(200), ...seed },
    );
  });
});
