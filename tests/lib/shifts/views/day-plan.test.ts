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

describe('the rest from the days before', () => {
  test.each([
    ['none by midnight', thursday('09:00-13:00'), undefined],
    ['exactly over at midnight', thursday('08:00-13:00'), undefined],
    ['into the morning', thursday('15:00-23:00'), 10 * 60],
    ['to midnight sharp', thursday('16:00-00:00'), 11 * 60],
    ['over midnight', thursday('18:00-02:00'), 13 * 60],
    ['24 hours', thursday('12:00-12:00'), 23 * 60],
    ['canceled', thursday('15:00-23:00', { status: 'Canceled' }), undefined],
    ['open', thursday('15:00-23:00', { employeeName: '' }), undefined],
  ])('%s', (_name, shift, expected) => {
    expect(restEnds([], [shift], 11).get(nameKey(shift.employeeName))).toBe(expected);
  });

  test('of 24 hours two days ago reaches into the day', () => {
    expect(restEnds([wednesday('23:00-23:00')], [], 11).get('ana')).toBe(10 * 60);
  });

  test('is the latest of several, whatever their order, and everybody’s own', () => {
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

  test('is none where no rest is asked for', () => {
    expect(restEnds([], [thursday('18:00-02:00')], 0).size).toBe(0);
  });

  test('ends when the rule of rest no longer warns', () => {
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

describe('who is free on a day', () => {
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

  test('stand with those first who can work all day, and last those who cannot', () => {
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

  test('are nobody of an empty team', () => {
    expect(freeOf([])).toEqual([]);
  });

  test('a name found only in a canceled shift has no availability of its own', () => {
    const canceled = shiftAt('09:00-17:00', { date: FRIDAY, status: 'Canceled' });
    const person = { id: 'ana', key: 'ana', name: 'Ana', role: 'Server', color: 'purple' as const };
    const [free] = freePeople([{ ...person, canceled: [canceled] }], new Map(), FRIDAY, new Map());
    expect(free).toMatchObject({ employee: undefined, kind: 'all', restUntil: undefined });
  });

  test('whose night runs into the day is at work, not free', () => {
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
  ])('closed while %s', (_name, availability, restUntil, expected) => {
    const closed = closedStretches(employee('Ana', availability), FRIDAY, restUntil);
    expect(closed.map(({ startMinute, endMinute }) => [startMinute, endMinute])).toEqual(expected);
  });

  test('a name that is not on the team is closed only while it rests', () => {
    expect(closedStretches(undefined, FRIDAY, undefined)).toEqual([]);
    expect(closedStretches(undefined, FRIDAY, 60)).toEqual([{ startMinute: 0, endMinute: 60 }]);
  });

  test('every minute is either closed or available', () => {
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
          // Of what is available only what begins on the day counts; it may end in the night.
          expect(span.endMinute).toBe(next);
        }
      }),
      { numRuns: rounds(200), ...seed },
    );
  });
});
