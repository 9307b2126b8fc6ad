import fc from 'fast-check';
import { nameKey } from '@/lib/employees/employee';
import { ROLES } from '@/lib/employees/role';
import {
  busiestHour,
  countTicks,
  inRoleOrder,
  staffingDays,
  staffingOf,
  staffingTotal,
  staffingWithout,
} from '@/lib/insights/staffing';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { intervalOf } from '@/lib/time/interval';
import { shiftsOfOneDay } from '@/tests/support/arbitraries';
import { day, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const of = (employeeName: string, role: string, times: string, fields: Partial<Shift> = {}) =>
  shiftAt(times, { employeeName, role, ...fields });

/** `9:1,2` for 1 and 2 people of the roles at 9; empty hours are left out. */
function filled(ofDay: readonly Shift[], ofDayBefore: readonly Shift[] = []): string {
  const { hours } = staffingOf(ofDay, ofDayBefore);
  return hours
    .filter((hour) => staffingTotal(hour) > 0)
    .map(({ hour, counts }) => `${hour}:${counts}`)
    .join(' ');
}

describe('the staffing of a day', () => {
  test('matches an example with two roles, a partial hour and a person twice in one role', () => {
    const shifts = [
      of('Elena', 'Manager', '09:00-12:00'),
      of('Maya', 'Server', '10:30-11:15'),
      of('Theo', 'Server', '11:00-13:00'),
      of('maya ', 'Server', '11:30-12:30'),
    ];
    expect(staffingOf(shifts, []).roles).toEqual(['Manager', 'Server']);
    expect(filled(shifts)).toBe('9:1,0 10:1,1 11:1,2 12:0,2');
  });

  test.each([
    ['to the full hour', '09:00-10:00', '9:1'],
    ['a minute past it', '09:59-10:01', '9:1 10:1'],
    ['to midnight', '22:00-00:00', '22:1 23:1'],
    ['over midnight', '22:30-02:00', '22:1 23:1'],
    ['of 24 hours', '20:00-20:00', '20:1 21:1 22:1 23:1'],
  ])('counts the hours of a shift %s (%s)', (_what, times, expected) => {
    expect(filled([shiftAt(times)])).toBe(expected);
  });

  test.each([
    ['over midnight', '22:30-02:00', '0:1 1:1'],
    ['that ends with its day', '22:00-00:00', ''],
    ['by day', '09:00-17:00', ''],
    ['of 24 hours', '02:00-02:00', '0:1 1:1'],
    ['of 24 hours from midnight', '00:00-00:00', ''],
  ])('counts the part of a shift of the day before %s (%s)', (_what, times, expected) => {
    expect(filled([], [shiftAt(times)])).toBe(expected);
  });

  test('counts a person once in an hour in which one shift ends and another starts', () => {
    expect(filled([shiftAt('01:30-03:00')], [shiftAt('22:00-02:00')])).toBe('0:1 1:1 2:1');
  });

  test('counts a person with two roles in both', () => {
    const shifts = [of('Ana', 'Cook', '09:00-10:00'), of('Ana', 'Host', '09:30-10:00')];
    expect(filled(shifts)).toBe('9:1,1');
  });

  test('omits canceled shifts, and roles that have only canceled shifts', () => {
    const staffing = staffingOf([of('Ana', 'Cook', '09:00-10:00', { status: 'Canceled' })], []);
    expect(staffing.roles).toEqual([]);
    expect(busiestHour(staffing)).toBeUndefined();
  });

  test('sorts unknown roles after the known ones and removes duplicates', () => {
    expect(inRoleOrder(['Zookeeper', 'Front Desk', '__proto__', 'Barista', 'Manager', 'Barista'])).toEqual([
      'Manager',
      'Front Desk',
      'Barista',
      'Zookeeper',
      '__proto__',
    ]);
  });

  test('keeps the counts of the other roles when some are hidden', () => {
    const staffing = staffingOf([of('Ana', 'Cook', '09:00-10:00'), of('Ben', 'Host', '09:00-10:00')], []);
    const shown = staffingWithout(staffing, new Set(['Cook', 'Manager']));
    expect(shown.roles).toEqual(['Host']);
    expect(shown.hours[9]).toEqual({ hour: 9, counts: [1] });
  });

  test('reports the first of the busiest hours', () => {
    const staffing = staffingOf([shiftAt('09:00-12:00'), of('Ben', 'Server', '10:00-12:00')], []);
    expect(busiestHour(staffing)).toEqual({ hour: 10, counts: [2] });
  });

  test('equals a scan of every minute for any shifts', () => {
    fc.assert(
      fc.property(shiftsOfOneDay, shiftsOfOneDay, (ofDay, ofDayBefore) => {
        const { roles, hours } = staffingOf(ofDay, ofDayBefore);
        const scanned = scan(ofDay, ofDayBefore);
        for (const { hour, counts } of hours) {
          roles.forEach((role, position) => {
            expect(counts[position]).toBe(scanned.get(`${hour} ${role}`)?.size ?? 0);
          });
        }
        const seen = new Set([...scanned.keys()].map((key) => key.replace(/^\d+ /, '')));
        expect(new Set(roles)).toEqual(seen);
      }),
      { numRuns: rounds(60), ...seed },
    );
  });
});

function scan(ofDay: readonly Shift[], ofDayBefore: readonly Shift[]): Map<string, Set<string>> {
  const people = new Map<string, Set<string>>();
  const look = (shift: Shift, offset: number) => {
    if (!isCounted(shift)) return;
    const { startMinute, endMinute } = intervalOf(shift.startTime, shift.endTime);
    for (let minute = startMinute; minute < endMinute; minute += 1) {
      const hour = Math.floor((minute - offset) / 60);
      if (hour < 0 || hour > 23) continue;
      const key = `${hour} ${shift.role}`;
      people.set(key, (people.get(key) ?? new Set()).add(nameKey(shift.employeeName)));
    }
  };
  for (const shift of ofDay) look(shift, 0);
  for (const shift of ofDayBefore) look(shift, 1440);
  return people;
}

test.each([
  ['2026-11-19', '2026-11-25'],
  ['2026-12-28', '2027-01-03'],
  ['1999-12-31', '2000-01-06'],
  ['2100-02-26', '2100-03-04'],
])('staffingDays lists seven days from %s to %s', (first, last) => {
  const days = staffingDays(day(first), day(first), 'monday');
  expect([days.length, days[0], days.at(-1)]).toEqual([7, first, last]);
});

test.each([
  // The week of today starts with today, even if another day of that week is shown.
  ['2026-11-16', 'monday', '2026-11-19'],
  ['2026-11-22', 'monday', '2026-11-19'],
  ['2026-11-15', 'sunday', '2026-11-19'],
  // Any other week starts on its first day.
  ['2026-11-23', 'monday', '2026-11-23'],
  ['2026-11-26', 'monday', '2026-11-23'],
  ['2026-11-15', 'monday', '2026-11-09'],
  ['2026-11-22', 'sunday', '2026-11-22'],
  ['2026-11-21', 'saturday', '2026-11-21'],
  ['2027-01-01', 'monday', '2026-12-28'],
] as const)(
  'shows, for %s on Thursday the 19th with weeks from %s, day chips from %s',
  (shown, weekStart, first) => {
    const days = staffingDays(day(shown), day('2026-11-19'), weekStart);
    expect(days).toHaveLength(7);
    expect(days[0]).toBe(first);
  },
);

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [8, [0, 2, 4, 6, 8]],
  [11, [0, 5, 10, 15]],
  [40, [0, 10, 20, 30, 40]],
  [48, [0, 20, 40, 60]],
  [300, [0, 100, 200, 300]],
])('countTicks marks an axis up to %i at %j', (highest, ticks) => {
  expect(countTicks(highest)).toEqual(ticks);
});

test('inRoleOrder keeps the order of the known roles', () => {
  expect(inRoleOrder([...ROLES].reverse())).toEqual(ROLES);
});
