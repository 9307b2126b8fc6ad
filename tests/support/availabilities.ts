import fc from 'fast-check';
import type {
  Availability,
  AvailabilityException,
  WeeklyAvailability,
} from '@/lib/employees/stored-availability';
import { clockTimeOf } from '@/lib/time/clock-time';
import { addDays } from '@/lib/time/local-date';
import { day } from './records';

const anyTime = fc.integer({ min: 0, max: 1439 }).map(clockTimeOf);

const anyWeekly: fc.Arbitrary<WeeklyAvailability> = fc.oneof(
  fc.record({ weekday: fc.integer({ min: 1, max: 7 }), kind: fc.constant('off' as const) }),
  fc.record({
    weekday: fc.integer({ min: 1, max: 7 }),
    kind: fc.constant('hours' as const),
    from: anyTime,
    to: anyTime,
  }),
);

const anyException: fc.Arbitrary<Omit<AvailabilityException, 'id'>> = fc
  .record({
    // Around a leap day; some overlap, some do not.
    first: fc.integer({ min: -400, max: 400 }),
    length: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 60 })),
    kind: fc.constantFrom('timeOff' as const, 'off' as const, 'available' as const),
    note: fc.constantFrom('', 'Vacation', '😀'),
    hours: fc.option(fc.record({ start: anyTime, end: anyTime }), { nil: undefined }),
  })
  .map(({ first, length, kind, note, hours }) => {
    const from = addDays(day('2028-02-29'), first);
    return { from, to: addDays(from, length), kind, note, ...(kind !== 'timeOff' && hours) };
  });

/** Any availability as Brigade stores it, from a small range so that entries overlap. */
export const anyAvailability: fc.Arbitrary<Availability> = fc.record({
  weekly: fc.array(anyWeekly, { maxLength: 8 }),
  exceptions: fc
    .array(anyException, { maxLength: 6 })
    .map((list) => list.map((exception, position) => ({ id: `x-${position}`, ...exception }))),
});
