import fc from 'fast-check';
import { EMPTY_SCHEDULE } from '@/lib/shifts/change/schedule';
import { publicationEntry } from '@/lib/shifts/change/schedule-change';
import { EMPTY_INDEX } from '@/lib/shifts/change/schedule-index';
import { trimLatePublication } from '@/lib/shifts/publication/late-publication';
import { type Publication, publicationAt } from '@/lib/shifts/publication/publication';
import { actSourceOf, applyPublicationAct } from '@/lib/shifts/publication/publication-act';
import { publicationOfDays, unpublishEntry } from '@/lib/shifts/publication/publish-days';
import { type DaySpan, isPublishedDay, publishedAt } from '@/lib/shifts/publication/published-days';
import { addDays } from '@/lib/time/local-date';
import { day } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const MONDAY = day('2026-11-16');
const DAYS = Array.from({ length: 14 }, (_, index) => addDays(MONDAY, index));
const WEEK = { from: MONDAY, to: addDays(MONDAY, 6) };
const NEXT_WEEK = { from: addDays(MONDAY, 7), to: addDays(MONDAY, 13) };
const BOTH = { from: WEEK.from, to: NEXT_WEEK.to };

const publish = (at: number, publication: Publication | undefined, ...spans: readonly DaySpan[]) =>
  publicationOfDays(at, { ...EMPTY_SCHEDULE, publication }, { spans });

/** The publication after a new one is appended to a log. */
function publicationAfter(
  before: Publication | undefined,
  after: Publication | undefined,
): Publication | undefined {
  if (!after?.act) return before;
  const standing = { publication: before, unpublished: new Map() };
  return applyPublicationAct(standing, { ...after, act: after.act }, actSourceOf(EMPTY_INDEX)).publication;
}

const published = (at: number, ...spans: readonly DaySpan[]) =>
  publicationAfter(undefined, publish(at, undefined, ...spans));
/** The publication after merging one that was made at that instant without knowledge of any other. */
const merged = (standing: Publication | undefined, at: number, ...spans: readonly DaySpan[]) =>
  publicationAfter(
    standing,
    trimLatePublication(standing, entryOf(undefined, publish(at, undefined, ...spans)))?.after,
  );

function entryOf(before: Publication | undefined, after: Publication | undefined) {
  const entry = publicationEntry(before, after);
  if (entry.kind !== 'publication') throw new Error('The entry is not a publication.');
  return entry;
}

test('trimLatePublication drops an earlier publication if the same days were published later', () => {
  const standing = published(200, WEEK);
  expect(trimLatePublication(standing, entryOf(undefined, publish(100, undefined, WEEK)))).toBeUndefined();
});

test('trimLatePublication keeps the other days of an earlier publication, at the later time', () => {
  const after = merged(published(200, WEEK), 100, BOTH);
  expect(publishedAt(after, [WEEK.from])).toBe(200);
  expect(publishedAt(after, [NEXT_WEEK.to])).toBe(200);
  expect(after?.at).toBe(200);
});

test('trimLatePublication keeps a publication unchanged if nothing was published since', () => {
  const entry = entryOf(undefined, publish(100, undefined, WEEK));
  expect(trimLatePublication(undefined, entry)).toBe(entry);
  expect(trimLatePublication(published(50, WEEK), entry)).toBe(entry);
  expect(trimLatePublication(published(100, WEEK), entry)).toBe(entry);
});

test('trimLatePublication keeps a publication made after the current one, even if its device has a slow clock', () => {
  const standing = published(200, WEEK);
  const entry = entryOf(standing, publish(100, standing, WEEK));
  expect(trimLatePublication(standing, entry)).toBe(entry);
});

test('trimLatePublication drops an earlier publication of the whole schedule in the old format', () => {
  const entry = entryOf(undefined, publicationAt(100, EMPTY_SCHEDULE));
  expect(trimLatePublication(published(200, WEEK), entry)).toBeUndefined();
});

test('trimLatePublication keeps an unpublish step unchanged', () => {
  const known = published(50, WEEK);
  const entry = unpublishEntry({ ...EMPTY_SCHEDULE, publication: known }, [WEEK], 100);
  if (entry?.kind !== 'publication') throw new Error('Nothing was unpublished.');
  expect(trimLatePublication(published(200, WEEK), entry)).toBe(entry);
});

test('trimLatePublication keeps the later publication of each day, and every day of either publication', () => {
  const anySpan = fc.tuple(fc.nat(13), fc.nat(13)).map(([one, other]) => ({
    from: addDays(MONDAY, Math.min(one, other)),
    to: addDays(MONDAY, Math.max(one, other)),
  }));
  const anySpans = fc.array(anySpan, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(anySpans, anySpans, (earlier, later) => {
      const standing = published(200, ...later);
      const after = merged(standing, 100, ...earlier);
      expect(after?.at).toBe(200);
      for (const date of DAYS) {
        const isIn = (spans: readonly DaySpan[]) => spans.some(({ from, to }) => from <= date && date <= to);
        expect(isPublishedDay(after, date)).toBe(isIn(earlier) || isIn(later));
        if (isIn(later)) expect(publishedAt(after, [date])).toBe(200);
      }
    }),
    { numRuns: rounds(60), ...seed },
  );
});
