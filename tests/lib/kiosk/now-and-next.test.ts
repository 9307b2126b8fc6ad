import fc from 'fast-check';
import { timedShiftsOf, upcomingShifts, workingNow } from '@/lib/kiosk/kiosk-days';
import type { SharedWeek } from '@/lib/share/shared-week';
import { toInstant } from '@/lib/time/instant';
import { clock, day } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { anyWeek, WEEK_OF_TWENTY } from '@/tests/support/shared-weeks';

type Row = readonly [name: string, date: string, times: string];

function weekOf(rows: readonly Row[], zone = 'America/New_York'): SharedWeek {
  return {
    ...WEEK_OF_TWENTY,
    zone,
    people: rows.map(([name, date, times], key) => {
      const [start = '', end = ''] = times.split('-');
      const shift = { startTime: clock(start), endTime: clock(end), role: 'Cook', isPending: false };
      return { name, shifts: [{ key, date: day(date), ...shift }] };
    }),
  };
}

const at = (date: string, minute: number, zone = 'America/New_York') =>
  toInstant(day(date), minute, zone, 'earlier');
const names = (working: readonly { readonly name: string }[]) => working.map(({ name }) => name);

test('workingNow lists a shift as running from its first minute until its end', () => {
  const working = timedShiftsOf(weekOf([['Ana', '2026-11-19', '09:00-17:00']]));
  const isOn = (minute: number) => names(workingNow(working, at('2026-11-19', minute))).length === 1;
  expect([539, 540, 1019, 1020].map(isOn)).toEqual([false, true, true, false]);
});

test('workingNow lists a shift of last night as running until it ends in the morning', () => {
  const working = timedShiftsOf(
    weekOf([
      ['Ana', '2026-12-31', '22:00-06:00'],
      ['Ben', '2026-12-31', '16:00-00:00'],
      ['Cem', '2027-01-01', '08:00-08:00'],
    ]),
  );
  expect(names(workingNow(working, at('2026-12-31', 1439)))).toEqual(['Ben', 'Ana']);
  expect(names(workingNow(working, at('2027-01-01', 0)))).toEqual(['Ana']);
  expect(names(workingNow(working, at('2027-01-01', 360)))).toEqual([]);
  expect(names(workingNow(working, at('2027-01-02', 479)))).toEqual(['Cem']);
});

test('upcomingShifts lists the next shifts in whole groups with the same start, open shifts last in each group', () => {
  const working = timedShiftsOf(
    weekOf([
      ['', '2026-11-19', '17:00-23:00'],
      ['Zoë', '2026-11-19', '17:00-22:00'],
      ['Ana', '2026-11-19', '16:00-22:00'],
      ['Ben', '2026-11-20', '09:00-17:00'],
      ['Cem', '2026-11-20', '09:00-17:00'],
      ['Eda', '2026-11-21', '09:00-17:00'],
    ]),
  );
  const next = (minute: number, least: number) =>
    names(upcomingShifts(working, at('2026-11-19', minute), least));
  expect(next(600, 1)).toEqual(['Ana']);
  expect(next(600, 2)).toEqual(['Ana', 'Zoë', '']);
  // Shifts that start this minute are already on.
  expect(next(960, 1)).toEqual(['Zoë', '']);
  expect(next(1200, 1)).toEqual(['Ben', 'Cem']);
  expect(next(1200, 9)).toEqual(['Ben', 'Cem', 'Eda']);
});

test("timedShiftsOf keeps a shift's end after its start, over both clock changes", () => {
  const [long, night] = timedShiftsOf(
    weekOf([
      ['Ana', '2026-10-31', '22:00-06:00'],
      ['Ben', '2026-11-01', '01:30-01:45'],
    ]),
  );
  const hours = (working: typeof long) => working && (working.end - working.start) / 3_600_000;
  expect([hours(long), hours(night)]).toEqual([9, 1.25]);
  // 2:30 is skipped: the shift has begun when the clocks show 3.
  const spring = timedShiftsOf(weekOf([['Ana', '2027-03-14', '02:30-03:00']]));
  expect(spring[0] && spring[0].start < spring[0].end).toBe(true);
  expect(names(workingNow(spring, at('2027-03-14', 180)))).toEqual([]);
  expect(names(workingNow(spring, at('2027-03-14', 180) - 1))).toEqual(['Ana']);
});

test("timedShiftsOf uses the device's time zone when the week's zone is unknown", () => {
  const [shift] = timedShiftsOf(weekOf([['Ana', '2026-11-19', '09:00-17:00']], 'Mars/Phobos'));
  expect(shift?.start).toBe(toInstant(day('2026-11-19'), 540, undefined, 'earlier'));
});

test('timedShiftsOf keeps every shift with a positive length, and no shift is both running and next', () => {
  fc.assert(
    fc.property(anyWeek, fc.nat(20_000), (week, minute) => {
      const working = timedShiftsOf(week);
      const now = toInstant(week.firstDay, minute, week.zone, 'earlier');
      expect(working).toHaveLength(week.people.flatMap(({ shifts }) => shifts).length);
      for (const { start, end } of working) expect(end).toBeGreaterThan(start);
      const on = workingNow(working, now);
      const coming = upcomingShifts(working, now, 3);
      expect(on.filter((one) => coming.includes(one))).toEqual([]);
      const later = working.filter(({ start }) => start > now);
      expect(coming.length).toBeGreaterThanOrEqual(Math.min(3, later.length));
      expect(later.slice(0, coming.length)).toEqual(coming);
    }),
    { numRuns: rounds(200), ...seed },
  );
});
