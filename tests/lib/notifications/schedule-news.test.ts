import fc from 'fast-check';
import { nameKey } from '@/lib/employees/employee';
import { NEWS_CATEGORY, newsFacts } from '@/lib/notifications/schedule-news';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { clockTimeOf } from '@/lib/time/clock-time';
import { addDays, daysBetween } from '@/lib/time/local-date';
import { day, employeeOf, scheduleOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { DEFAULT_RULES } from '@/tests/support/rule-weeks';

type Team = readonly ReturnType<typeof employeeOf>[];

function factsAt(now: string, shifts: readonly Shift[], employees: Team = [], timeZone = 'America/New_York') {
  const schedule = scheduleOf({ shifts, employees });
  return newsFacts({
    moment: { now: Date.parse(now), timeZone },
    shifts: schedule.shifts,
    employees,
    contextFor: (name) => ({
      employee: employees.find((one) => nameKey(one.name) === nameKey(name)),
      shiftsOn: (date) =>
        shiftsOn(schedule.shifts, date).filter(
          (shift) => isCounted(shift) && nameKey(shift.employeeName) === nameKey(name),
        ),
      ...DEFAULT_RULES,
    }),
    weekStart: 'monday',
  });
}

const keysAt = (...args: Parameters<typeof factsAt>) => factsAt(...args).map(({ key }) => key);
const open = (id: string, date: string, times = '09:00-17:00', fields: Partial<Shift> = {}) =>
  shiftAt(times, { id, date: day(date), employeeName: '', ...fields });
const ofAna = (id: string, date: string, times = '09:00-17:00', fields: Partial<Shift> = {}) =>
  shiftAt(times, { id, date: day(date), ...fields });
const out = (from: string, to: string, kind = 'timeOff') =>
  employeeOf('Ana', { availability: { weekly: [], exceptions: [{ id: 'e', from, to, kind, note: 'ill' }] } });

/** Thursday noon in New York. */
const NOON = '2026-11-19T12:00:00-05:00';

describe('schedule news', () => {
  test('is empty for an empty schedule', () => {
    expect(factsAt(NOON, [])).toEqual([]);
    expect(factsAt(NOON, [ofAna('mine', '2026-11-20')], [employeeOf('Ana')])).toEqual([]);
  });

  test('includes open shifts of the next two days until they start', () => {
    const shifts = [
      open('begun', '2026-11-19', '12:00-20:00'),
      open('today', '2026-11-19', '12:01-20:00'),
      open('two days', '2026-11-21', '23:00-02:00'),
      open('three days', '2026-11-22'),
      open('canceled', '2026-11-20', '09:00-17:00', { status: 'Canceled' }),
      open('sample-1', '2026-11-20'),
    ];
    expect(keysAt(NOON, shifts)).toEqual(['open today 2026-11-19', 'open two days 2026-11-21']);
    // Day and hour are those of the chosen zone: in Tokyo it is 2 AM on Friday.
    expect(keysAt(NOON, shifts, [], 'Asia/Tokyo')).toEqual([
      'open two days 2026-11-21',
      'open three days 2026-11-22',
    ]);
  });

  test('includes an absence from the day before it starts until it ends', () => {
    const ana = [out('2026-11-20', '2026-11-22')];
    const news = ['out employee-Ana 2026-11-20 2026-11-22'];
    expect(keysAt('2026-11-18T23:59:00-05:00', [], ana)).toEqual([]);
    expect(keysAt('2026-11-19T00:00:00-05:00', [], ana)).toEqual(news);
    expect(keysAt('2026-11-22T23:59:00-05:00', [], ana)).toEqual(news);
    expect(keysAt('2026-11-23T00:00:00-05:00', [], ana)).toEqual([]);
  });

  test('includes each shift of the coming week whose employee is absent', () => {
    const shifts = [
      ofAna('before', '2026-11-20'),
      ofAna('lost', '2026-11-24'),
      ofAna('canceled', '2026-11-24', '18:00-20:00', { status: 'Canceled' }),
      ofAna('far', '2026-11-26'),
    ];
    const facts = factsAt(NOON, shifts, [out('2026-11-23', '2026-11-30')]);
    expect(facts).toMatchObject([{ about: 'lost', key: 'lost lost 2026-11-24 ana' }]);
    expect(facts[0]?.subjects).toEqual(['lost', 'employee-Ana']);
    expect(NEWS_CATEGORY.lost).toBe('timeOff');
  });

  test('does not count a weekly pattern or an available day as an absence', () => {
    const weekly = [{ weekday: 5, kind: 'off' }];
    const pattern = employeeOf('Ana', { availability: { weekly, exceptions: [] } });
    expect(keysAt(NOON, [ofAna('friday', '2026-11-20')], [pattern])).toEqual([]);
    const available = employeeOf('Ana', {
      availability: {
        weekly,
        exceptions: [
          { id: 'e', from: '2026-11-20', to: '2026-11-20', kind: 'available', start: '10:00', end: '12:00' },
        ],
      },
    });
    expect(keysAt(NOON, [ofAna('friday', '2026-11-20')], [available])).toEqual([]);
  });
});

describe('news of the week that starts tomorrow', () => {
  const SUNDAY = '2026-11-22T12:00:00-05:00';
  const week = (count: number, times: string) =>
    Array.from({ length: count }, (_, index) => ofAna(`w-${index}`, `2026-11-${23 + index}`, times));
  const checkAt = (now: string, shifts: readonly Shift[]) =>
    factsAt(now, shifts, [employeeOf('Ana')]).filter(({ about }) => about === 'week');

  test('appears only on the day before that week', () => {
    const shifts = week(6, '09:00-17:00');
    expect(checkAt(NOON, shifts)).toEqual([]);
    expect(checkAt(SUNDAY, shifts)).toMatchObject([
      { key: 'week 2026-11-23', check: { first: '2026-11-23', last: '2026-11-29', overtime: ['Ana'] } },
    ]);
    expect(checkAt('2026-11-23T12:00:00-05:00', shifts)).toEqual([]);
  });

  test('is empty for exactly forty hours and for shifts that only touch', () => {
    expect(checkAt(SUNDAY, week(5, '09:00-17:00'))).toEqual([]);
    const touching = [ofAna('a', '2026-11-23', '09:00-12:00'), ofAna('b', '2026-11-23', '12:00-15:00')];
    expect(checkAt(SUNDAY, touching)).toEqual([]);
  });

  test('counts each overlap once, also over midnight and with a shift of the day before the week', () => {
    const shifts = [
      ofAna('sunday', '2026-11-22', '22:00-04:00'),
      ofAna('early', '2026-11-23', '03:00-08:00'),
      ofAna('night', '2026-11-24', '22:00-06:00'),
      ofAna('morning', '2026-11-25', '05:00-09:00'),
    ];
    expect(checkAt(SUNDAY, shifts)).toMatchObject([{ check: { overlapCount: 2, overtime: [] } }]);
  });

  test('includes open shifts, and weekdays without shifts that had shifts the week before', () => {
    const before = ofAna('friday', '2026-11-20');
    const shifts = [before, ofAna('monday', '2026-11-23'), open('open', '2026-11-26')];
    expect(checkAt(SUNDAY, shifts)).toMatchObject([
      { check: { openCount: 1, emptyDays: ['2026-11-27'], overlapCount: 0 } },
    ]);
    const filled = [before, ofAna('next', '2026-11-27')];
    expect(checkAt(SUNDAY, filled)).toEqual([]);
  });

  test('appears across the end of a year', () => {
    const shifts = [open('new-year', '2027-01-08')];
    expect(checkAt('2027-01-03T12:00:00-05:00', shifts)).toMatchObject([{ key: 'week 2027-01-04' }]);
  });
});

describe('news of any schedule', () => {
  const TODAY = day('2026-11-22');
  const anyPlanned = fc.array(
    fc.record({
      offset: fc.integer({ min: -40, max: 40 }),
      name: fc.constantFrom('', 'Ana', 'Ben'),
      start: fc.integer({ min: 0, max: 1439 }),
      end: fc.integer({ min: 0, max: 1439 }),
      status: fc.constantFrom('Confirmed', 'Pending', 'Canceled'),
    }),
    { maxLength: 40 },
  );

  test('has unique keys, and depends only on shifts near today', () => {
    fc.assert(
      fc.property(anyPlanned, fc.integer({ min: 0, max: 1439 }), (planned, minute) => {
        const shifts = planned.map(({ offset, name, start, end, status }, index) => ({
          ...shiftAt(`${clockTimeOf(start)}-${clockTimeOf(end)}`, {
            id: `s-${index}`,
            date: addDays(TODAY, offset),
          }),
          employeeName: name,
          status,
        }));
        const now = `2026-11-22T${clockTimeOf(minute)}:00-05:00`;
        const team = [out('2026-11-20', '2026-11-24'), employeeOf('Ben')];
        const facts = factsAt(now, shifts, team);
        expect(new Set(facts.map(({ key }) => key)).size).toBe(facts.length);
        const near = shifts.filter((shift) => Math.abs(daysBetween(TODAY, shift.date)) <= 8);
        expect(factsAt(now, near, team)).toEqual(facts);
        const counted = shifts.filter(isCounted);
        expect(factsAt(now, counted, team).map(({ key }) => key)).toEqual(facts.map(({ key }) => key));
      }),
      { numRuns: rounds(100), ...seed },
    );
  });
});
