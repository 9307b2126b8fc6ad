import fc from 'fast-check';
import { nameKey } from '@/lib/employees/employee';
import {
  groupBars,
  packLanes,
  TIMELINE_GROUPINGS,
  type TimelineBar,
  timelineAxis,
  timelineBars,
  timelineDays,
  timelineTicks,
} from '@/lib/insights/timeline';
import { compareShifts, isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { parseClockTime } from '@/lib/time/clock-time';
import { intervalOf, intervalsOverlap } from '@/lib/time/interval';
import { shiftsOfOneDay } from '@/tests/support/arbitraries';
import { day, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const placeOf = ({ shift, startMinute, endMinute, isCarriedOver, continuesNextDay }: TimelineBar) => [
  shift.id,
  startMinute / 60,
  endMinute / 60,
  isCarriedOver ? 'begun before' : continuesNextDay ? 'runs on' : 'within',
];
const idsOf = (bars: readonly TimelineBar[]) => bars.map(({ shift }) => shift.id);
const barsOf = (...times: readonly string[]) =>
  timelineBars(
    [],
    times.map((text) => shiftAt(text)),
  );

describe('timelineDays', () => {
  test('offers seven days from the selected one, across the end of a month and a year', () => {
    expect(timelineDays(day('2026-11-19'))).toEqual(
      [19, 20, 21, 22, 23, 24, 25].map((number) => `2026-11-${number}`),
    );
    expect(timelineDays(day('1999-12-29')).at(-1)).toBe('2000-01-04');
    expect(timelineDays(day('2100-02-26'))[3]).toBe('2100-03-01');
  });

  test('stops at the end of the calendar', () => {
    expect(timelineDays(day('9999-12-30'))).toEqual(['9999-12-30', '9999-12-31']);
  });
});

describe('timelineBars', () => {
  test.each([
    ['within the day', '09:00-17:00', [9, 17, 'within'], undefined],
    ['overnight', '22:00-06:00', [22, 30, 'runs on'], [0, 6, 'begun before']],
    ['until midnight', '16:00-00:00', [16, 24, 'within'], undefined],
    ['from midnight', '00:00-08:00', [0, 8, 'within'], undefined],
    ['of 24 hours from 9', '09:00-09:00', [9, 33, 'runs on'], [0, 9, 'begun before']],
    ['of 24 hours from midnight', '00:00-00:00', [0, 24, 'within'], undefined],
    ['a minute past midnight', '23:59-00:01', [1439 / 60, 1441 / 60, 'runs on'], [0, 1 / 60, 'begun before']],
  ])('places a shift %s (%s) on its day and on the next', (_what, times, onItsDay, onTheNext) => {
    const shift = shiftAt(times, { id: 'one' });
    expect(timelineBars([], [shift]).map(placeOf)).toEqual([['one', ...onItsDay]]);
    expect(timelineBars([shift], []).map(placeOf)).toEqual(onTheNext ? [['one', ...onTheNext]] : []);
  });

  test('sorts by start, with the night before first', () => {
    const night = [shiftAt('21:00-03:00'), shiftAt('22:00-02:00')];
    const today = [shiftAt('00:00-04:00'), shiftAt('08:00-12:00')];
    expect(idsOf(timelineBars(night, today))).toEqual([
      'shift-21:00-03:00',
      'shift-22:00-02:00',
      'shift-00:00-04:00',
      'shift-08:00-12:00',
    ]);
  });

  test('omits canceled shifts and keeps every other status', () => {
    const shifts = ['Confirmed', 'Pending', 'Canceled', 'Standby'].map((status) =>
      shiftAt('22:00-06:00', { id: status, status }),
    );
    expect(idsOf(timelineBars([], shifts))).toEqual(['Confirmed', 'Pending', 'Standby']);
    expect(idsOf(timelineBars(shifts, []))).toEqual(['Confirmed', 'Pending', 'Standby']);
  });

  test('places a shift whose times were typed in 12-hour format', () => {
    const startTime = parseClockTime('10:00 PM');
    const endTime = parseClockTime('5pm');
    expect([startTime, endTime]).toEqual(['22:00', '17:00']);
    expect(barsOf(`${startTime}-${endTime}`).map(placeOf)[0]?.slice(1)).toEqual([22, 41, 'runs on']);
  });

  test.each(['2026-03-08', '2026-11-01'])('uses wall clock time on %s, when clocks change', (text) => {
    const shift = shiftAt('00:00-06:00', { date: day(text) });
    expect(timelineBars([], [shift]).map(placeOf)[0]?.slice(1)).toEqual([0, 6, 'within']);
  });
});

describe('the axis of the timeline', () => {
  test.each([
    ['without bars', [], 7, 23],
    ['with a usual day', ['09:00-17:00', '15:00-23:00'], 7, 23],
    ['with a shift from 7 to 11', ['07:00-23:00'], 7, 23],
    ['with an early shift', ['05:30-12:00'], 5, 21],
    ['with a shift a minute before 7', ['06:59-12:00'], 6, 22],
    ['with a shift from midnight', ['00:00-08:00'], 0, 16],
    ['with one from midnight and a dinner', ['00:00-08:00', '16:00-23:00'], 0, 24],
    ['past midnight', ['17:00-01:00'], 7, 25],
    ['far past midnight', ['22:00-06:00'], 7, 31],
    ['with 24 hours from 23:59', ['23:59-23:59'], 7, 49],
  ])('runs from whole hour to whole hour %s', (_what, times, first, last) => {
    const axis = timelineAxis(barsOf(...times));
    expect([axis.startMinute / 60, axis.endMinute / 60]).toEqual([first, last]);
    expect(timelineTicks(axis)[0]).toBe(first * 60);
    expect(timelineTicks(axis).at(-1)).toBe(last * 60);
  });

  test('starts at midnight with a shift of the night before', () => {
    expect(timelineAxis(timelineBars([shiftAt('22:00-06:00')], [shiftAt('22:00-06:00')]))).toEqual({
      startMinute: 0,
      endMinute: 30 * 60,
    });
  });

  test('has a label every second hour', () => {
    expect(timelineTicks({ startMinute: 420, endMinute: 1380 }).map((tick) => tick / 60)).toEqual([
      7, 9, 11, 13, 15, 17, 19, 21, 23,
    ]);
  });
});

describe('packLanes', () => {
  test.each([
    ['none for no bars', [], []],
    ['one for shifts that touch', ['09:00-12:00', '12:00-17:00'], [[0, 1]]],
    ['two for shifts that overlap', ['09:00-13:00', '12:00-17:00'], [[0], [1]]],
    ['the first free lane for the next shift', ['09:00-10:00', '09:00-17:00', '10:00-11:00'], [[0, 2], [1]]],
    [
      'three for three shifts at once',
      ['09:00-12:00', '10:00-12:00', '11:00-12:00', '12:00-13:00'],
      [[0, 3], [1], [2]],
    ],
    ['two for an overlap of one minute', ['09:00-12:01', '12:00-13:00'], [[0], [1]]],
    ['two for night shifts that overlap after midnight', ['20:00-04:00', '23:00-07:00'], [[0], [1]]],
  ])('packs lanes: %s', (_what, times, lanes) => {
    const bars = barsOf(...times);
    const positions = packLanes(bars).map((lane) => lane.map((bar) => bars.indexOf(bar)));
    expect(positions).toEqual(lanes);
  });
});

describe('groupBars', () => {
  const SHIFTS = [
    shiftAt('08:00-12:00', { id: 'a', employeeName: 'Zoë', role: 'Cook', color: 'red' }),
    shiftAt('09:00-17:00', { id: 'b', employeeName: 'Ben', role: 'Server' }),
    shiftAt('11:00-14:00', { id: 'c', employeeName: ' ZOË', role: 'Server' }),
    shiftAt('18:00-22:00', { id: 'd', employeeName: 'Ben', role: 'Server' }),
  ];
  const shape = (grouping: 'employee' | 'role') =>
    groupBars(timelineBars([], SHIFTS), grouping).map(({ key, lanes, roles }) => [
      key,
      lanes.map(idsOf),
      roles.map(({ role }) => role),
    ]);

  test('groups by employee in any spelling, with overlaps in lanes', () => {
    expect(shape('employee')).toEqual([
      ['zoë', [['a'], ['c']], ['Cook', 'Server']],
      ['ben', [['b', 'd']], ['Server']],
    ]);
  });

  test('groups by role, with as few lanes as needed', () => {
    expect(shape('role')).toEqual([
      ['Cook', [['a']], ['Cook']],
      ['Server', [['b', 'd'], ['c']], ['Server']],
    ]);
  });

  test('keeps 300 former employees as 300 groups', () => {
    const shifts = Array.from({ length: 300 }, (_, position) =>
      shiftAt('09:00-17:00', { id: `s-${position}`, employeeName: `Left ${position}`, role: '' }),
    );
    const bars = timelineBars([], shifts);
    expect(groupBars(bars, 'employee')).toHaveLength(300);
    expect(groupBars(bars, 'role').map(({ lanes }) => lanes.length)).toEqual([300]);
  });
});

const twoDays = fc.tuple(shiftsOfOneDay, shiftsOfOneDay).map(([before, today]) => ({
  before: before
    .map((shift) => ({ ...shift, id: `before-${shift.id}`, date: day('2026-11-29') }))
    .sort(compareShifts),
  today: [...today].sort(compareShifts),
}));

/** The most bars that share a moment, counted minute by minute. */
function deepestOverlap(bars: readonly TimelineBar[]): number {
  const minutes = new Array<number>(3000).fill(0);
  for (const { startMinute, endMinute } of bars) {
    for (let minute = startMinute; minute < endMinute; minute += 1)
      minutes[minute] = (minutes[minute] ?? 0) + 1;
  }
  return Math.max(...minutes);
}

const anyRun = { numRuns: rounds(100), ...seed };

describe('the timeline of any shifts of two days', () => {
  test('shows every counted shift of the day once, in both groupings', () => {
    fc.assert(
      fc.property(twoDays, ({ before, today }) => {
        const reachesToday = ({ startTime, endTime }: Shift) =>
          intervalOf(startTime, endTime).endMinute > 1440;
        const wanted = [...before.filter(reachesToday), ...today].filter(isCounted).map(({ id }) => id);
        const bars = timelineBars(before, today);
        expect(idsOf(bars)).toEqual(wanted);
        for (const grouping of TIMELINE_GROUPINGS) {
          const shown = groupBars(bars, grouping).flatMap(({ lanes }) => lanes.flatMap(idsOf));
          expect(shown.sort()).toEqual([...wanted].sort());
        }
      }),
      anyRun,
    );
  });

  test('uses as few lanes as the deepest overlap, without overlaps within a lane', () => {
    fc.assert(
      fc.property(twoDays, fc.constantFrom(...TIMELINE_GROUPINGS), ({ before, today }, grouping) => {
        for (const { bars, lanes } of groupBars(timelineBars(before, today), grouping)) {
          expect(lanes).toHaveLength(deepestOverlap(bars));
          for (const lane of lanes) {
            for (const [position, bar] of lane.entries()) {
              const next = lane[position + 1];
              if (next) expect(intervalsOverlap(bar, next)).toBe(false);
              if (next) expect(next.startMinute).toBeGreaterThanOrEqual(bar.endMinute);
            }
          }
        }
      }),
      anyRun,
    );
  });

  test('has one person or role per group, sorted by first start', () => {
    fc.assert(
      fc.property(twoDays, ({ before, today }) => {
        const bars = timelineBars(before, today);
        for (const grouping of TIMELINE_GROUPINGS) {
          const groups = groupBars(bars, grouping);
          expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
          const keyOf = ({ shift }: TimelineBar) =>
            grouping === 'role' ? shift.role : nameKey(shift.employeeName);
          for (const { key, bars: own } of groups) expect(new Set(own.map(keyOf))).toEqual(new Set([key]));
          const starts = groups.map(({ bars: own }) => own[0]?.startMinute ?? -1);
          expect([...starts].sort((one, other) => one - other)).toEqual(starts);
        }
      }),
      anyRun,
    );
  });

  test('has an axis that holds every bar, starts at 7:00 or earlier and spans at least 16 hours', () => {
    fc.assert(
      fc.property(twoDays, ({ before, today }) => {
        const bars = timelineBars(before, today);
        const axis = timelineAxis(bars);
        const earliest = Math.min(...bars.map(({ startMinute }) => startMinute), 7 * 60);
        expect(axis.startMinute).toBe(Math.floor(earliest / 60) * 60);
        expect(axis.endMinute - axis.startMinute).toBeGreaterThanOrEqual(16 * 60);
        for (const { startMinute, endMinute } of bars) {
          expect(startMinute).toBeGreaterThanOrEqual(axis.startMinute);
          expect(endMinute).toBeLessThanOrEqual(axis.endMinute);
          expect(endMinute).toBeGreaterThan(startMinute);
        }
        const last = Math.max(...bars.map(({ endMinute }) => endMinute), axis.startMinute + 16 * 60);
        expect(axis.endMinute - last).toBeLessThan(120);
      }),
      anyRun,
    );
  });
});
