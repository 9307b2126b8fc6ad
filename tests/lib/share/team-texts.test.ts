import fc from 'fast-check';
import { formatsFor } from '@/lib/i18n/formats';
import { changedPeople } from '@/lib/share/changed-people';
import { type ChangesTextWords, changesText, personMessage } from '@/lib/share/changes-text';
import { type SharedWeek, sharedWeekOf } from '@/lib/share/shared-week';
import { type WeekTextWords, weekText } from '@/lib/share/week-text';
import type { Shift } from '@/lib/shifts/shift/shift';
import { day, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const WORDS: WeekTextWords & ChangesTextWords = {
  role: (role) => role,
  shift: ({ day: date, time, role }) => `${date}: ${time} ${role}`,
  shiftTime: ({ day: date, time }) => `${date}: ${time}`,
  overnight: (shift) => `${shift}, ends the next day`,
  pending: (shift) => `${shift} (pending)`,
  weekTitle: (range) => `Schedule, ${range}`,
  personTotal: ({ name, hours }) => `${name} (${hours})`,
  openShifts: 'Open shifts',
  whoCan: (count) => (count === 1 ? 'Who can take it?' : 'Who can take one?'),
  noShifts: 'No shifts in this week.',
  daysTitle: 'Good to know',
  dayLine: ({ date, lines }) => `${date}: ${lines.map(({ kind }) => kind).join()}`,
  changesTitle: (range) => `Changes in the schedule, ${range}`,
  ownTitle: ({ name, range }) => `${name}, your shifts have changed (${range})`,
  added: (shift) => `New: ${shift}`,
  changed: ({ before, after }) => `Changed: ${before} → ${after}`,
  removed: (shift) => `No longer: ${shift}`,
  canceled: (shift) => `Now canceled: ${shift}`,
  now: (hours) => `Now, ${hours} in all:`,
  nowNone: 'No shifts left in this week.',
};

const ENGLISH = formatsFor('en');
const MONDAY = day('2026-11-16');

const weekWith = (shifts: readonly Shift[]): SharedWeek =>
  sharedWeekOf({ firstDay: MONDAY, publishedAt: 0, zone: 'Europe/Paris', leadMinutes: 0, shifts });
const on = (date: string, times: string, fields: Partial<Shift> = {}) =>
  shiftAt(times, { id: `${date} ${times} ${fields.employeeName}`, date: day(date), ...fields });

describe('week as text', () => {
  test('lists shifts by person, with overnight, pending and open ones marked', () => {
    const week = weekWith([
      on('2026-11-17', '22:00-06:00', { employeeName: 'Maya' }),
      on('2026-11-16', '09:00-17:00', { employeeName: 'Maya', status: 'Pending' }),
      on('2026-11-18', '09:00-09:00', { employeeName: 'Ana', role: 'Cook' }),
      on('2026-11-20', '12:00-16:30', { employeeName: '' }),
    ]);
    expect(weekText(week, WORDS, ENGLISH)).toBe(
      [
        'Schedule, Nov 16 - Nov 22',
        '',
        'Ana (24 h)',
        'Wed 18: 9:00 AM - 9:00 AM Cook, ends the next day',
        '',
        'Maya (16 h)',
        'Mon 16: 9:00 AM - 5:00 PM Server (pending)',
        'Tue 17: 10:00 PM - 6:00 AM Server, ends the next day',
        '',
        'Open shifts',
        'Fri 20: 12:00 PM - 4:30 PM Server',
        'Who can take it?',
      ].join('\n'),
    );
  });

  test('reports that there are no shifts when the week is empty', () => {
    expect(weekText(weekWith([]), WORDS, ENGLISH)).toBe(
      'Schedule, Nov 16 - Nov 22\n\nNo shifts in this week.',
    );
  });

  test('has one line for each person and shift, with any names', () => {
    const texts = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
    const shifts = fc.array(fc.record({ employeeName: texts, role: texts }), { maxLength: 8 });
    const property = fc.property(shifts, (parts) => {
      const week = weekWith(
        parts.map((part, index) => shiftAt('09:00-17:00', { id: `s-${index}`, ...part })),
      );
      const lines = weekText(week, WORDS, ENGLISH).split('\n');
      const expected = week.people.reduce(
        (sum, { name, shifts: own }) => sum + own.length + (name === '' ? 3 : 2),
        1,
      );
      expect(lines).toHaveLength(week.people.length > 0 ? expected : 3);
      for (const line of lines) expect(line).not.toMatch(/\p{Cc}|^\s/u);
    });
    fc.assert(property, { numRuns: rounds(200), ...seed });
  });
});

describe('changes as text', () => {
  const was = [
    on('2026-11-16', '09:00-17:00', { id: '1', employeeName: 'Maya' }),
    on('2026-11-17', '09:00-17:00', { id: '2', employeeName: 'Maya' }),
    on('2026-11-18', '09:00-17:00', { id: '3', employeeName: 'Theo' }),
  ];
  const is = [
    on('2026-11-16', '10:00-18:00', { id: '1', employeeName: 'Maya' }),
    on('2026-11-17', '09:00-17:00', { id: '2', employeeName: '' }),
    on('2026-11-20', '09:00-13:00', { id: '4', employeeName: 'Maya', role: 'Host' }),
  ];
  const before = [1, 2, 3, 4].map((id) => {
    const published = was.find((shift) => shift.id === String(id));
    return { id: String(id), ...(published && { published }) };
  });
  const people = changedPeople(before, (id) => is.filter((shift) => shift.id === id));

  test('list a canceled shift for its previous holder, even if the shift was reassigned meanwhile', () => {
    const canceled = { ...was[0], employeeName: 'Theo', status: 'Canceled' } as Shift;
    const announced = changedPeople(before.slice(0, 1), () => [canceled]);
    expect(announced.map(({ name }) => name)).toEqual(['Maya']);
    expect(changesText(MONDAY, announced, WORDS, ENGLISH)).toContain(
      'Maya\nNow canceled: Mon 16: 9:00 AM - 5:00 PM Server',
    );
    expect(
      changesText(
        MONDAY,
        changedPeople(before.slice(0, 1), () => []),
        WORDS,
        ENGLISH,
      ),
    ).toContain('No longer: Mon 16: 9:00 AM - 5:00 PM Server');
  });

  test('list new, changed and removed shifts by person', () => {
    expect(changesText(MONDAY, people, WORDS, ENGLISH)).toBe(
      [
        'Changes in the schedule, Nov 16 - Nov 22',
        '',
        'Maya',
        'New: Fri 20: 9:00 AM - 1:00 PM Host',
        'Changed: Mon 16: 9:00 AM - 5:00 PM → Mon 16: 10:00 AM - 6:00 PM Server',
        'No longer: Tue 17: 9:00 AM - 5:00 PM Server',
        '',
        'Theo',
        'No longer: Wed 18: 9:00 AM - 5:00 PM Server',
        '',
        'Open shifts',
        'New: Tue 17: 9:00 AM - 5:00 PM Server',
      ].join('\n'),
    );
  });

  test('contain the changes, the current shifts and the link of one person', () => {
    const week = weekWith(is);
    const [maya, theo] = people;
    if (!maya || !theo) throw new Error('Nobody is affected');
    const now = week.people.find(({ name }) => name === 'Maya')?.shifts ?? [];
    const link = 'https://brigade.example/share#1abc';
    expect(personMessage(MONDAY, { person: maya, now, link }, WORDS, ENGLISH)).toBe(
      [
        'Maya, your shifts have changed (Nov 16 - Nov 22)',
        '',
        'New: Fri 20: 9:00 AM - 1:00 PM Host',
        'Changed: Mon 16: 9:00 AM - 5:00 PM → Mon 16: 10:00 AM - 6:00 PM Server',
        'No longer: Tue 17: 9:00 AM - 5:00 PM Server',
        '',
        'Now, 12 h in all:',
        'Mon 16: 10:00 AM - 6:00 PM Server',
        'Fri 20: 9:00 AM - 1:00 PM Host',
        '',
        link,
      ].join('\n'),
    );
    expect(personMessage(MONDAY, { person: theo, now: [], link: undefined }, WORDS, ENGLISH)).toMatch(
      /\n\nNo shifts left in this week\.$/,
    );
  });
});
