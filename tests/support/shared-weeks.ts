import fc from 'fast-check';
import { sequenceAt } from '@/lib/calendar-file/sequence';
import { ROLES } from '@/lib/employees/role';
import type { SharedPerson, SharedShift, SharedWeek } from '@/lib/share/shared-week';
import { hash32 } from '@/lib/text-hash';
import { addDays } from '@/lib/time/local-date';
import { startOfWeek } from '@/lib/time/week';
import { anyTime, anyWeekStart } from './arbitraries';
import { clock, day } from './records';

const MONDAY = day('2026-11-16');
const MINUTE_MS = 60_000;

const TEAM: readonly (readonly [name: string, role: string])[] = [
  ['Elena Marchetti', 'Manager'],
  ['David Okafor', 'Manager'],
  ['Maya Lindqvist', 'Server'],
  ['Theo Brandt', 'Server'],
  ['Priya Natarajan', 'Server'],
  ['Jonah Reyes', 'Server'],
  ['Camille Dubois', 'Server'],
  ['Zoë Fernández-Ruiz', 'Server'],
  ['Aleksandra Kowalczyk', 'Server'],
  ['Liam O’Sullivan', 'Server'],
  ['Marcus Bell', 'Cook'],
  ['Rosa Delgado', 'Cook'],
  ['Kenji Watanabe', 'Cook'],
  ['Jürgen Großmann', 'Cook'],
  ['Amina Benali', 'Dishwasher'],
  ['Lucy Tran', 'Host'],
  ['Sam Whitfield', 'Bartender'],
  ['Nia Adeyemi', 'Bartender'],
  ['Owen Kessler', 'Front Desk'],
  ['Hanna Virtanen', 'Front Desk'],
];

const TIMES = [
  ['07:00', '15:00'],
  ['09:00', '17:00'],
  ['10:30', '16:00'],
  ['11:00', '19:00'],
  ['12:00', '20:30'],
  ['15:00', '23:00'],
  ['16:00', '22:30'],
  ['17:00', '23:30'],
  ['17:30', '01:00'],
  ['18:00', '02:00'],
  ['22:00', '06:00'],
] as const;

/** A typical restaurant week: 20 people, 100 shifts, some in another role, some pending. */
export const WEEK_OF_TWENTY: SharedWeek = {
  firstDay: MONDAY,
  publishedAt: Date.UTC(2026, 10, 13, 16, 42),
  zone: 'America/Argentina/Buenos_Aires',
  leadMinutes: 720,
  people: TEAM.map(([name, role], person) => ({
    name,
    shifts: [0, 1, 2, 3, 4].map((position): SharedShift => {
      const dayOfWeek = Math.floor(((person * 3) % 3) / 2) + position + (position > 1 ? person % 3 : 0);
      const [start, end] = TIMES[hash32(`${name} ${position}`) % TIMES.length] ?? TIMES[0];
      const luck = hash32(`${position} of ${name}`) % 100;
      return {
        key: hash32(`1795200000${person}-${position}`),
        date: addDays(MONDAY, dayOfWeek),
        startTime: clock(start),
        endTime: clock(end),
        role: luck < 8 ? (ROLES[luck % ROLES.length] ?? role) : role,
        isPending: luck % 12 === 0,
      };
    }),
  })),
};

const anyText = fc.oneof(
  fc.constantFrom(
    'Maya',
    'Zoë',
    'Zoe\u0308',
    '😀👩‍🍳',
    'مريم العلي',
    '<img onerror=alert(1)>',
    '\u202eabc',
    '',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);

const anyZone = fc.constantFrom(
  ...['America/New_York', 'Europe/Paris', 'Asia/Tokyo', 'UTC', 'Asia/Kolkata', 'Etc/GMT+5'],
);

const anySharedShift = fc.record({
  key: fc.nat(0xffffffff),
  day: fc.integer({ min: 0, max: 6 }),
  startTime: anyTime,
  endTime: anyTime,
  role: fc.oneof(fc.constantFrom(...ROLES), anyText),
  isPending: fc.boolean(),
});

/** Any week that the app can publish: any names, any days. */
export const anyWeek: fc.Arbitrary<SharedWeek> = fc
  .record({
    week: fc.integer({ min: -500, max: 5000 }),
    weekStart: anyWeekStart,
    publishedMinute: fc.nat(100_000_000),
    zone: anyZone,
    leadMinutes: fc.constantFrom(0, 60, 180, 720, 1440),
    people: fc.array(fc.record({ name: anyText, shifts: fc.array(anySharedShift, { maxLength: 9 }) }), {
      maxLength: 12,
    }),
    announced: fc.array(
      fc.record({
        name: anyText,
        isGone: fc.boolean(),
        shift: anySharedShift,
        weeks: fc.integer({ min: -1, max: 60 }),
      }),
      { maxLength: 9 },
    ),
    raised: fc.constantFrom(0, 0, 1, 2, 100_000),
  })
  .map(({ week, weekStart, publishedMinute, people, announced, raised, ...rest }) => {
    const firstDay = startOfWeek(addDays(MONDAY, week * 7), weekStart);
    return {
      ...rest,
      firstDay,
      publishedAt: publishedMinute * MINUTE_MS,
      ...(raised > 0 && { sequence: sequenceAt(publishedMinute * MINUTE_MS) + raised }),
      ...(announced.length > 0 && {
        announced: announced.map(({ name, isGone, shift: { day: offset, ...shift }, weeks }) => ({
          name,
          isGone,
          shift: {
            ...shift,
            isPending: !isGone && shift.isPending,
            date: addDays(firstDay, offset + 7 * weeks),
          },
        })),
      }),
      people: people.map(
        ({ name, shifts }): SharedPerson => ({
          name,
          shifts: shifts.map(({ day: offset, ...shift }) => ({ ...shift, date: addDays(firstDay, offset) })),
        }),
      ),
    };
  });
