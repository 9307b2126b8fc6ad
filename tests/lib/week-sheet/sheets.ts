import fc from 'fast-check';
import { formatsFor } from '@/lib/i18n/formats';
import { LANGUAGES } from '@/lib/i18n/language';
import type { SharedPerson, SharedWeek } from '@/lib/share/shared-week';
import { addDays } from '@/lib/time/local-date';
import type { MeasureText } from '@/lib/week-sheet/sheet-lines';
import type { SheetWords } from '@/lib/week-sheet/week-sheet';
import { anyTime } from '@/tests/support/arbitraries';
import { clock, day } from '@/tests/support/records';

export const MONDAY = day('2026-11-16');

/** Every character has the average width of Inter. */
export const measure: MeasureText = (text, size) => text.length * size * 0.56;

/** The texts of a sheet in that language. */
export function wordsIn(language: (typeof LANGUAGES)[number] = 'en'): SheetWords {
  return {
    formats: formatsFor(language),
    role: (role) => role,
    title: 'Schedule Nov 16 - Nov 22, 2026',
    note: 'Published Sat, Nov 14, 2026, 3:20 PM',
    nameHead: 'Name',
    hoursHead: 'Hours',
    openShifts: 'Open shifts',
    peopleFoot: 'People per day',
    daysTitle: 'Good to know',
    dayWords: ({ lines }) => lines.map((line) => JSON.stringify(line)).join(' · '),
    nextDay: 'ends the next day',
    pending: 'not confirmed yet',
    groupSums: ({ people, shifts, minutes }) => `${people} people, ${shifts} shifts, ${minutes / 60} h`,
  };
}

export function weekWith(people: readonly SharedPerson[]): SharedWeek {
  return { firstDay: MONDAY, publishedAt: 0, zone: 'Europe/Paris', leadMinutes: 0, people };
}

/** A person who works these times on days given as offsets from Monday. */
export function personWith(
  name: string,
  days: readonly number[],
  times: readonly string[],
  role = 'Server',
): SharedPerson {
  return {
    name,
    shifts: days.flatMap((offset) =>
      times.map((time) => {
        const [start = '', end = ''] = time.split('-');
        return {
          key: nextKey(),
          date: addDays(MONDAY, offset),
          startTime: clock(start),
          endTime: clock(end),
          role,
          isPending: false,
        };
      }),
    ),
  };
}

let lastKey = 0;
function nextKey(): number {
  lastKey += 1;
  return lastKey;
}

const anyShared = fc.record({
  date: fc.integer({ min: 0, max: 6 }).map((offset) => addDays(MONDAY, offset)),
  startTime: anyTime,
  endTime: anyTime,
  role: fc.constantFrom(
    'Server',
    'Cook',
    'Front Desk',
    'Assistant sommelier',
    'Thirtyletterswithoutasinglegap',
  ),
  isPending: fc.boolean(),
});
const anyPersonName = fc.oneof(
  fc.constantFrom(
    'Ana',
    'مريم الفاسي',
    'María Fernanda de los Santos Gutiérrez Villanueva',
    '😀😀😀',
    'x'.repeat(200),
  ),
  fc.string({ minLength: 1, maxLength: 40 }).map((text) => `N${text}`),
);

/** Any week of 1 to 60 people, sometimes with many open shifts. */
export const anyWeek: fc.Arbitrary<SharedWeek> = fc
  .record({
    people: fc.array(
      fc.record({ name: anyPersonName, shifts: fc.array(anyShared, { minLength: 1, maxLength: 9 }) }),
      { minLength: 1, maxLength: 60, size: 'max' },
    ),
    open: fc
      .tuple(fc.boolean(), fc.array(anyShared, { maxLength: 250, size: 'max' }))
      .map(([isThere, shifts]) => (isThere ? shifts : [])),
  })
  .map(({ people, open }) => {
    const all = open.length > 0 ? [...people, { name: '', shifts: open }] : people;
    return weekWith(
      all.map(({ name, shifts }) => ({
        name,
        shifts: shifts
          .map((shift) => ({ ...shift, key: nextKey() }))
          .sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date))),
      })),
    );
  });

export const anyLanguage = fc.constantFrom(...LANGUAGES);
