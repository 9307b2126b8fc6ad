import fc from 'fast-check';
import { LANGUAGES } from '@/lib/i18n/language';
import type { AnnouncedShift, Asked } from '@/lib/requests/asked';
import type { Reply } from '@/lib/requests/reply/reply';
import { toBase64Url } from '@/lib/share/week-code/week-code-text';
import { clockTimeOf } from '@/lib/time/clock-time';
import { addDays } from '@/lib/time/local-date';
import { MINUTE_MS } from '@/lib/time/units';
import { day } from '@/tests/support/records';

/** A Tuesday. */
export const ASKED_ON = Date.UTC(2026, 10, 24, 9, 30);

const TODAY = day('2026-11-24');

const anyNumber = fc.integer({ min: 0, max: 2 ** 32 - 1 }).map((value) => value.toString(36));
const anyNote = fc.oneof(
  fc.constant(''),
  fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.trim()),
);
const anyName = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).map((text) => `N${text}`.trim());
const anyDate = fc.integer({ min: -300, max: 800 }).map((offset) => addDays(TODAY, offset));
const anyTime = fc.integer({ min: 0, max: 1439 }).map(clockTimeOf);
const anyId = fc.uint8Array({ minLength: 8, maxLength: 8 }).map(toBase64Url);

const anyTold: fc.Arbitrary<AnnouncedShift> = fc.record({
  key: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  date: anyDate,
  startTime: anyTime,
  endTime: anyTime,
});

const anyWeekly = fc.array(
  fc.oneof(
    fc.record({ weekday: fc.integer({ min: 1, max: 7 }), kind: fc.constant('off' as const) }),
    fc.record({
      weekday: fc.integer({ min: 1, max: 7 }),
      kind: fc.constant('hours' as const),
      from: anyTime,
      to: anyTime,
    }),
  ),
  { maxLength: 14 },
);

const base = { number: anyNumber, note: anyNote };

/** Any request. */
export const anyAsked: fc.Arbitrary<Asked> = fc.oneof(
  fc.record({
    ...base,
    kind: fc.constant('seen' as const),
    firstDay: anyDate,
    publishedAt: fc.integer({ min: 0, max: 40_000_000 }).map((minutes) => minutes * MINUTE_MS),
  }),
  fc.record({ ...base, kind: fc.constant('claim' as const), shift: anyTold }),
  fc.record(
    { ...base, kind: fc.constant('giveAway' as const), shift: anyTold, to: anyName },
    { requiredKeys: ['number', 'note', 'kind', 'shift'] },
  ),
  fc.record(
    { ...base, kind: fc.constant('swap' as const), shift: anyTold, to: anyName, other: anyTold },
    { requiredKeys: ['number', 'note', 'kind', 'shift'] },
  ),
  fc
    .record(
      {
        ...base,
        kind: fc.constant('timeOff' as const),
        from: anyDate,
        length: fc.integer({ min: 0, max: 60 }),
        offKind: fc.constantFrom('paid' as const, 'unpaid' as const, 'ill' as const, 'other' as const),
      },
      { requiredKeys: ['number', 'note', 'kind', 'from', 'length'] },
    )
    .map(({ length, ...asked }) => ({ ...asked, to: addDays(asked.from, length) })),
  fc.record(
    { ...base, kind: fc.constant('availability' as const), weekly: anyWeekly, ask: anyNumber },
    { requiredKeys: ['number', 'note', 'kind', 'weekly'] },
  ),
);

/** Any reply that the staff page can make. */
export const anyReply: fc.Arbitrary<Reply> = fc.record(
  {
    workplace: anyId,
    person: fc.record({ key: fc.integer({ min: 0, max: 2 ** 32 - 1 }), code: anyId }),
    name: anyName,
    language: fc.constantFrom(...LANGUAGES),
    madeAt: fc.integer({ min: -10_000, max: 10_000 }).map((minutes) => ASKED_ON + minutes * MINUTE_MS),
    asked: fc.array(anyAsked, { minLength: 1, maxLength: 8 }),
  },
  { requiredKeys: ['workplace', 'name', 'language', 'madeAt', 'asked'] },
);
