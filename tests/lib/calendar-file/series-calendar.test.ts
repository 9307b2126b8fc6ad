import fc from 'fast-check';
import ICAL from 'ical.js';
import { calendarText } from '@/lib/calendar-file/calendar-text';
import { peopleOfSeries, seriesCalendar } from '@/lib/calendar-file/series-calendar';
import { compareText } from '@/lib/order';
import { type ChosenRule, createSeriesEntries } from '@/lib/series/create-series';
import { deleteOccurrenceEntries } from '@/lib/series/delete-series';
import { extendEntries } from '@/lib/series/extend-series';
import { applyChange, type Schedule } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { intervalOf } from '@/lib/time/interval';
import { addDays } from '@/lib/time/local-date';
import { anyTime, anyWeekStart } from '@/tests/support/arbitraries';
import { clock, day, employeeOf, scheduleOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const TODAY = day('2026-11-20');
const RULE: ChosenRule = { interval: 1, weekdays: [5], weekStart: 'monday' };
const WORDS = {
  name: 'Team shifts',
  summary: ({ name = 'Own', role }: { name: string | undefined; role: string }) =>
    `${name || 'Open'}: ${role}`,
};

const applyEntries = (schedule: Schedule, entries: readonly ChangeEntry[]) =>
  applyChange(schedule, { entries });

function made(shift: Partial<Shift> = {}, rule: Partial<ChosenRule> = {}): Schedule {
  const schedule = scheduleOf({ employees: [employeeOf('Ana'), employeeOf('Ben')] });
  const first = shiftAt('09:00-17:00', { notes: 'Late twice', ...shift });
  const request = { schedule, shift: first, rule: { ...RULE, ...rule }, today: TODAY, seriesId: 's' };
  return applyEntries(schedule, createSeriesEntries(request));
}

const inOrder = (schedule: Schedule) =>
  [...allShifts(schedule.shifts)].sort((one, other) => (one.date < other.date ? -1 : 1));

const textOf = (schedule: Schedule, person?: string, zone = 'America/New_York') =>
  calendarText(
    seriesCalendar({ schedule, person, zone, now: Date.UTC(2026, 10, 20), leadMinutes: 60 }, WORDS),
  ).replaceAll('\r\n ', '');

/** What a calendar app shows of the file until that day: start and end (local time) and summary of each event. */
function shown(text: string, until: string): readonly string[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  }
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  const spans: string[] = [];
  for (const event of events) {
    if (event.isRecurrenceException()) continue;
    if (!event.isRecurring()) {
      spans.push(`${event.startDate} ${event.endDate} ${event.summary}`);
      continue;
    }
    for (const other of events) {
      if (other.isRecurrenceException() && other.uid === event.uid) event.relateException(other);
    }
    const iterator = event.iterator();
    for (let next = iterator.next(); next && next.toString() < `${until}T24`; next = iterator.next()) {
      const { startDate, endDate, item } = event.getOccurrenceDetails(next);
      spans.push(`${startDate} ${endDate} ${item.summary}`);
    }
  }
  return spans.sort();
}

/** The same lines, made from the schedule. */
function planned(schedule: Schedule, person?: string): readonly string[] {
  return inOrder(schedule)
    .filter((shift) => isCounted(shift) && (person === undefined || shift.employeeName === person))
    .map(({ date, startTime, endTime, employeeName, role }) => {
      const isNext = intervalOf(startTime, endTime).endMinute >= 24 * 60;
      const name = person === undefined ? employeeName || 'Open' : 'Own';
      return `${date}T${startTime}:00 ${isNext ? addDays(date, 1) : date}T${endTime}:00 ${name}: ${role}`;
    })
    .sort();
}

const LAST_MADE = '2027-05-21';

test('seriesCalendar writes a series as one event with an RFC 5545 rule', () => {
  const text = textOf(
    made({}, { interval: 2, weekdays: [1, 5], weekStart: 'sunday', until: day('2027-01-31') }),
  );
  expect(text).toContain('UID:series-s@brigade');
  expect(text).toContain('DTSTART;TZID=America/New_York:20261120T090000');
  expect(text).toContain('RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR;WKST=SU;UNTIL=20270131T140000Z');
  expect(text).not.toContain('EXDATE');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).not.toContain('Late twice');
});

test('seriesCalendar excludes removed occurrences and writes moved ones as exceptions of their dates', () => {
  const schedule = made();
  const [, second, third, fourth] = inOrder(schedule);
  if (!second || !third || !fourth) throw new Error('There are too few.');
  const edited = applyEntries(schedule, [
    ...deleteOccurrenceEntries(schedule, second, 'this'),
    shiftEntry(third, { ...third, date: addDays(third.date, 1), startTime: clock('11:00') }),
    shiftEntry(fourth, { ...fourth, notes: 'Only for me', worked: { startTime: '09:07' } }),
  ]);
  const text = textOf(edited);
  expect(text).toContain('EXDATE;TZID=America/New_York:20261127T090000');
  expect(text).toContain('RECURRENCE-ID;TZID=America/New_York:20261204T090000');
  // Private notes and actual hours do not make an exception.
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(shown(text, LAST_MADE)).toEqual(planned(edited));
});

test('seriesCalendar writes an exception for a night with a clock change, to end at the planned local time', () => {
  const schedule = made(
    { date: day('2026-11-21'), startTime: clock('22:00'), endTime: clock('06:00') },
    { weekdays: [6] },
  );
  const extended = applyEntries(schedule, extendEntries(schedule, day('2027-06-01')));
  const text = textOf(extended);
  // Both changes of 2027.
  expect(text.match(/RECURRENCE-ID/g)).toHaveLength(2);
  expect(text).toContain('DTEND;TZID=America/New_York:20270314T060000');
  expect(shown(text, '2027-11-30')).toEqual(planned(extended));
});

test("seriesCalendar lists the shifts of a person, including those from another's series, without reassigned ones", () => {
  const schedule = made();
  const [first, second] = inOrder(schedule);
  if (!first || !second) throw new Error('There are too few.');
  const edited = applyEntries(schedule, [
    shiftEntry(first, { ...first, employeeName: 'Ben' }),
    shiftEntry(second, { ...second, status: 'Canceled' }),
  ]);
  expect(peopleOfSeries(edited, compareText)).toEqual(['Ana']);
  for (const person of ['Ana', 'Ben', undefined]) {
    expect(shown(textOf(edited, person), LAST_MADE)).toEqual(planned(edited, person));
  }
  expect(textOf(edited, 'Ben')).not.toContain('Ana');
});

test('seriesCalendar ends the rule at the last created shift if the person has a last day', () => {
  const schedule = made();
  const left = { ...schedule, employees: new Map([['e', employeeOf('Ana', { lastDay: '2026-12-31' })]]) };
  expect(textOf(left)).toContain('UNTIL=20270521T130000Z');
  expect(textOf(made({ employeeName: '' }))).not.toContain('UNTIL');
});

test('seriesCalendar ends the rule at a distant last day, with the same time zone rules as for an endless series', () => {
  const evening = { startTime: clock('20:00'), endTime: clock('23:00') };
  const forGood = textOf(made(evening));
  const farOff = textOf(made(evening, { until: day('9999-12-31') }));
  expect(farOff).toContain('UNTIL=99991231T235959Z');
  expect(farOff.replace(';UNTIL=99991231T235959Z', '')).toBe(forGood);
});

test('seriesCalendar writes local times without a zone when the zone is unknown', () => {
  const text = textOf(made({}, { until: day('2026-12-31') }), undefined, 'Mars/Olympus');
  expect(text).toContain('DTSTART:20261120T090000');
  expect(text).toContain('UNTIL=20261231T090000\r\n');
});

test('seriesCalendar shows the same shifts in a calendar app as in the schedule, after any edits', () => {
  const anyEdit = fc.record({
    pick: fc.nat({ max: 40 }),
    act: fc.constantFrom('remove', 'move', 'retime', 'give', 'cancel'),
    days: fc.integer({ min: -3, max: 3 }),
    time: anyTime,
  });
  const anySeries = fc.record({
    startTime: anyTime,
    endTime: anyTime,
    interval: fc.integer({ min: 1, max: 4 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
    weekStart: anyWeekStart,
    length: fc.option(fc.integer({ min: 0, max: 200 })),
    zone: fc.constantFrom('America/New_York', 'Europe/Berlin', 'Asia/Kolkata'),
  });
  fc.assert(
    fc.property(anySeries, fc.array(anyEdit, { maxLength: 6 }), (series, edits) => {
      const { startTime, endTime, length, zone, ...rule } = series;
      // A start in an hour that a clock change skips is resolved by each calendar in its own way.
      fc.pre(startTime >= '04:00' && endTime >= '04:00');
      const until = length === null ? {} : { until: addDays(TODAY, length) };
      let schedule = made({ startTime, endTime }, { ...rule, ...until });
      for (const { pick, act, days, time } of edits) {
        const shifts = inOrder(schedule);
        const shift = shifts[pick % Math.max(shifts.length, 1)];
        if (!shift || time < '04:00') continue;
        const after = {
          move: { ...shift, date: addDays(shift.date, days) },
          retime: { ...shift, startTime: time },
          give: { ...shift, employeeName: 'Ben' },
          cancel: { ...shift, status: 'Canceled' },
          remove: undefined,
        }[act];
        schedule = applyEntries(schedule, [shiftEntry(shift, after)]);
      }
      for (const person of ['Ana', 'Ben', undefined]) {
        expect(shown(textOf(schedule, person, zone), LAST_MADE)).toEqual(planned(schedule, person));
      }
    }),
    { numRuns: rounds(60), ...seed },
  );
});
