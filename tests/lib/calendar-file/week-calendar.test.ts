import { calendarText } from '@/lib/calendar-file/calendar-text';
import { calendarFileName, type WeekCalendarWords, weekCalendar } from '@/lib/calendar-file/week-calendar';
import { sharedWeekOf, weekOfPerson } from '@/lib/share/shared-week';
import { readCalendar } from '@/tests/support/read-calendar';
import { day, shiftAt } from '@/tests/support/records';

const WORDS: WeekCalendarWords = {
  name: 'Team shifts',
  summary: ({ name, role, isPending }) =>
    `${name === undefined ? 'Shift' : name || 'Open'}: ${role}${isPending ? ' (pending)' : ''}`,
};

const MONDAY = day('2026-11-16');
const WEEK = sharedWeekOf({
  firstDay: MONDAY,
  publishedAt: Date.UTC(2026, 10, 15, 12, 0, 42),
  zone: 'Europe/Paris',
  leadMinutes: 180,
  shifts: [
    shiftAt('09:00-17:00', { id: 'anas', status: 'Pending' }),
    shiftAt('22:00-06:00', { id: 'bens', employeeName: 'Ben', role: 'Cook' }),
    shiftAt('18:00-23:00', { id: 'open', employeeName: '' }),
    shiftAt('18:00-23:00', { id: 'canceled', status: 'Canceled' }),
  ],
});

const read = (...args: Parameters<typeof weekCalendar>) => readCalendar(calendarText(weekCalendar(...args)));

test("weekCalendar names everybody in the team's calendar, and shows an open shift as free time", () => {
  expect(read(WEEK, WORDS)).toMatchObject({
    name: 'Team shifts',
    events: [
      { summary: 'Ana: Server (pending)', status: 'TENTATIVE', alarm: 180 * 60 },
      { summary: 'Ben: Cook', status: 'CONFIRMED', end: '2026-11-21T06:00:00' },
      { summary: 'Open: Server', transp: 'TRANSPARENT', alarm: null },
    ],
  });
});

test("weekCalendar writes the same events into one person's calendar, without the name", () => {
  const own = read(weekOfPerson(WEEK, 'ben'), WORDS).events;
  const [, ben] = read(WEEK, WORDS).events;
  expect(own).toEqual([{ ...ben, summary: 'Shift: Cook' }]);
  expect(own[0]?.uid).toMatch(/^[0-9a-z]+@brigade$/);
});

test('weekCalendar cancels a removed shift under the same UID in a later file', () => {
  const [shift] = weekOfPerson(WEEK, 'Ben').people[0]?.shifts ?? [];
  if (!shift) throw new Error('Ben has no shift');
  const [before] = read(weekOfPerson(WEEK, 'Ben'), WORDS).events;
  const announced = [{ name: 'Ben', isGone: true, shift }];
  const later = { ...WEEK, people: [], announced, publishedAt: WEEK.publishedAt + 60_000 };
  const [after] = read(later, WORDS).events;
  expect(after).toMatchObject({ uid: before?.uid, status: 'CANCELLED', alarm: null });
  expect(after?.sequence).toBe((before?.sequence ?? 0) + 1);
});

test('weekCalendar writes one event, on the later day, when a shift is published on two days of the week', () => {
  const [early, late] = [day('2026-11-16'), day('2026-11-19')];
  const shifts = [early, late].map((date) => shiftAt('09:00-17:00', { id: 'anas', date }));
  for (const shown of [shifts, shifts.toReversed()]) {
    const { events } = read(weekOfPerson(sharedWeekOf({ ...WEEK, shifts: shown }), 'Ana'), WORDS);
    expect(events.map(({ start }) => start)).toEqual([`${late}T09:00:00`]);
  }
});

test('calendarFileName names a file by week and person in characters that every system accepts', () => {
  expect(calendarFileName(MONDAY)).toBe('brigade-2026-11-16.ics');
  expect(calendarFileName(MONDAY, 'Maya Lindqvist')).toBe('brigade-2026-11-16-maya-lindqvist.ics');
  expect(calendarFileName(MONDAY, '../..\\"مريم"\r\n')).toBe('brigade-2026-11-16-مريم.ics');
  expect(calendarFileName(MONDAY, '😀')).toBe('brigade-2026-11-16.ics');
});
