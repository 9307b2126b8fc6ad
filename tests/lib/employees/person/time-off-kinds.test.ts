import fc from 'fast-check';
import { exceptionDraftOf, exceptionFromDraft } from '@/lib/employees/availability-draft';
import { daysOffIn, OFF_KINDS, offKindOf } from '@/lib/employees/person/time-off-kinds';
import { readAvailability } from '@/lib/employees/stored-availability';
import { ENGLISH_READING } from '@/lib/time/clean-date';
import { addDays } from '@/lib/time/local-date';
import { accepted, day } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const TODAY = day('2026-11-23');
const off = (from: string, to: string, offKind?: string, kind = 'timeOff') => ({
  id: `${from} ${offKind}`,
  from,
  to,
  kind,
  note: '',
  ...(offKind !== undefined && { offKind }),
});
const daysOf = (...exceptions: readonly object[]) =>
  daysOffIn(readAvailability({ exceptions }).exceptions, TODAY).map(({ kind, days }) => `${kind} ${days}`);

test('exceptionFromDraft stores a kind only with time off, and none if the kind is empty', () => {
  const draft = { ...exceptionDraftOf(undefined, TODAY), offKind: 'ill' };
  expect(accepted(exceptionFromDraft(draft, 'x', ENGLISH_READING))).toMatchObject({ offKind: 'ill' });
  for (const plain of [{ offKind: '' }, { kind: 'off' as const }]) {
    const made = accepted(exceptionFromDraft({ ...draft, ...plain }, 'x', ENGLISH_READING));
    expect(made).not.toHaveProperty('offKind');
  }
});

test('exceptionFromDraft ignores an unknown kind but keeps it when the exception is edited', () => {
  const { exceptions } = readAvailability({ exceptions: [off('2026-11-23', '2026-11-24', 'parental')] });
  const [stored] = exceptions;
  if (!stored) throw new Error('The time off was not read.');
  expect(offKindOf(stored)).toBeUndefined();
  const made = exceptionFromDraft({ ...exceptionDraftOf(stored, TODAY), note: 'x' }, 'x', ENGLISH_READING);
  expect(accepted(made)).toMatchObject({ offKind: 'parental', note: 'x' });
});

test('daysOffIn counts the days of this year by kind, each once; a later exception replaces an earlier one', () => {
  expect(daysOf(off('2026-11-01', '2026-11-03'))).toEqual([]);
  expect(daysOf(off('2025-12-30', '2026-01-02', 'paid'), off('2026-12-31', '2027-01-05', 'ill'))).toEqual([
    'paid 2',
    'ill 1',
  ]);
  expect(daysOf(off('2026-03-01', '2026-03-10', 'paid'), off('2026-03-09', '2026-03-11', 'ill'))).toEqual([
    'paid 8',
    'ill 3',
  ]);
  expect(
    daysOf(off('2026-03-01', '2026-03-10', 'paid'), off('2026-03-02', '2026-03-02', undefined, 'available')),
  ).toEqual(['paid 9']);
  expect(daysOf(off('2026-03-01', '2026-03-02', 'unpaid'), off('2026-05-01', '2026-05-01'))).toEqual([
    'unpaid 2',
    'unsaid 1',
  ]);
});

test('daysOffIn counts as many days in total as the year has days off', () => {
  const spans = fc.array(
    fc.record({
      first: fc.integer({ min: -400, max: 400 }),
      length: fc.integer({ min: 0, max: 500 }),
      kind: fc.constantFrom(...OFF_KINDS),
    }),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(spans, (chosen) => {
      const exceptions = chosen.map(({ first, length, kind }) => ({
        ...off(addDays(TODAY, first), addDays(TODAY, first + length), kind),
      }));
      const year = Array.from({ length: 365 }, (_, number) => addDays(day('2026-01-01'), number));
      const expected = year.filter((date) => exceptions.some(({ from, to }) => from <= date && date <= to));
      const read = readAvailability({ exceptions }).exceptions;
      const sum = daysOffIn(read, TODAY).reduce((total, { days }) => total + days, 0);
      expect(sum).toBe(expected.length);
    }),
    { numRuns: rounds(50), ...seed },
  );
});
