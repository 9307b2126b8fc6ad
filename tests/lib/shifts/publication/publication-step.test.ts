import fc from 'fast-check';
import { restoreEntries } from '@/lib/saved-data/backup/compare-backup';
import { publishedShifts } from '@/lib/share/published-week';
import { applyChange, EMPTY_SCHEDULE, type Schedule } from '@/lib/shifts/change/schedule';
import {
  type ChangeEntry,
  invertChange,
  publicationEntry,
  repeatChange,
  type ScheduleChange,
  shiftEntry,
} from '@/lib/shifts/change/schedule-change';
import { allShifts, findShift } from '@/lib/shifts/change/schedule-index';
import { publicationAt, publicationNow } from '@/lib/shifts/publication/publication';
import { publicationOfDays, unpublishEntry } from '@/lib/shifts/publication/publish-days';
import { type DaySpan, publishedAt } from '@/lib/shifts/publication/published-days';
import { addDays } from '@/lib/time/local-date';
import { changeOf, day, plainWithPublication, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { NOTHING } from '@/tests/support/storage/backups';

const MONDAY = day('2026-11-16');
const DAYS = Array.from({ length: 14 }, (_, index) => addDays(MONDAY, index));
const WEEK = { from: MONDAY, to: addDays(MONDAY, 6) };
const NEXT_WEEK = { from: addDays(MONDAY, 7), to: addDays(MONDAY, 13) };
const shiftOn = (id: string, date = MONDAY, status = 'Confirmed') =>
  shiftAt('09:00-17:00', { id, date, status });

/** A schedule with user actions; each action happens later than the one before. */
function openBook() {
  let schedule: Schedule = EMPTY_SCHEDULE;
  let at = 100;
  const apply = (change: ScheduleChange) => {
    schedule = applyChange(schedule, change);
    return change;
  };
  const next = () => {
    at += 1;
    return at;
  };
  const edit = (...entries: readonly ChangeEntry[]) => {
    const instant = next();
    return apply({ ...changeOf(entries), id: `step-${instant}`, at: instant });
  };
  const content = () => ({
    ...NOTHING,
    shifts: [...allShifts(schedule.shifts)],
    publication: publicationNow(schedule),
  });
  const book = {
    now: () => schedule,
    edit,
    put: (shift: ReturnType<typeof shiftOn>) => edit(shiftEntry(findShift(schedule.shifts, shift.id), shift)),
    remove: (id: string) => edit(shiftEntry(findShift(schedule.shifts, id), undefined)),
    publish: (...spans: readonly DaySpan[]) => {
      const after = publicationOfDays(next(), schedule, { spans });
      return apply({ ...changeOf([publicationEntry(undefined, after)]), origin: 'publish' });
    },
    publishAll: () => {
      const after = publicationAt(next(), schedule);
      return apply({ ...changeOf([publicationEntry(undefined, after)]), origin: 'publish' });
    },
    unpublish: (span: DaySpan) => {
      const entry = unpublishEntry(schedule, [span], next());
      return entry && edit(entry);
    },
    content,
    restore: (backup: ReturnType<typeof content>) => edit(...restoreEntries(content(), backup, 'replace')),
    undo: (step: ScheduleChange) => apply(invertChange(step, `undo-${at}`, next())),
    redo: (step: ScheduleChange) => apply(repeatChange(step, `redo-${at}`, next())),
    /** The ids of the shifts published on the days. */
    published: ({ from, to }: DaySpan) =>
      (
        publishedShifts(
          schedule,
          DAYS.filter((date) => from <= date && date <= to),
        ) ?? []
      )
        .map(({ id }) => id)
        .sort(),
    differing: () => [...schedule.unpublished.keys()].sort(),
  };
  return book;
}

describe('undoing or redoing a step that touched the publication', () => {
  test('keeps a week published since a restore, and restores the other, when the restore is undone', () => {
    const book = openBook();
    const old = book.content();
    book.put(shiftOn('a'));
    book.put(shiftOn('b', NEXT_WEEK.from));
    book.publish(WEEK, NEXT_WEEK);
    const restore = book.restore(old);
    expect([book.published(WEEK), book.now().publication]).toEqual([[], undefined]);
    book.put(shiftOn('c'));
    book.publish(WEEK);
    const { publication } = book.now();
    book.undo(restore);
    // These days keep the last publication, which does not include the restored shift.
    expect([book.published(WEEK), book.published(NEXT_WEEK)]).toEqual([['c'], ['b']]);
    expect(book.differing()).toEqual(['a']);
    expect(book.now().publication?.at).toBe(publication?.at);
  });

  test('keeps a later publication of the whole schedule, and lists the restored shifts as unpublished', () => {
    const book = openBook();
    book.put(shiftOn('a'));
    book.publishAll();
    const old = book.content();
    book.remove('a');
    book.put(shiftOn('b'));
    const restore = book.restore(old);
    book.publishAll();
    const { publication } = book.now();
    book.undo(restore);
    expect(book.now().publication).toBe(publication);
    expect(book.published(WEEK)).toEqual(['a']);
    expect(book.differing()).toEqual(['a', 'b']);
  });

  test('keeps shifts published since the undo when a restore is redone', () => {
    const book = openBook();
    const old = book.content();
    book.put(shiftOn('a'));
    book.publish(WEEK);
    const restore = book.restore(old);
    book.undo(restore);
    book.put(shiftOn('b'));
    book.publish(WEEK);
    book.redo(restore);
    expect(book.published(WEEK)).toEqual(['a', 'b']);
    expect(book.differing()).toEqual(['a']);
  });

  test('keeps days published since the undo when unpublishing is redone', () => {
    const book = openBook();
    book.put(shiftOn('a'));
    book.publish(WEEK);
    const step = book.unpublish(WEEK);
    if (!step) throw new Error('Nothing was published.');
    book.undo(step);
    book.put(shiftOn('b'));
    book.publish({ from: MONDAY, to: addDays(MONDAY, 2) });
    book.redo(step);
    expect(book.published(WEEK)).toEqual(['a', 'b']);
    const days = [MONDAY, addDays(MONDAY, 3)].map((date) => publishedAt(book.now().publication, [date]));
    expect(days).toEqual([expect.any(Number), undefined]);
  });

  test('changes no publication when a removal or an import is undone', () => {
    const book = openBook();
    book.put(shiftOn('a'));
    const clear = book.remove('a');
    book.publish(WEEK);
    book.undo(clear);
    const imported = book.edit(...['x', 'y'].map((id) => shiftEntry(undefined, shiftOn(id))));
    book.publish(WEEK);
    book.undo(imported);
    book.redo(clear);
    expect(book.published(WEEK)).toEqual(['a', 'x', 'y']);
    expect(book.differing()).toEqual(['a', 'x', 'y']);
  });

  test('restores the earlier publication if nothing was published since', () => {
    const book = openBook();
    const old = book.content();
    book.put(shiftOn('a'));
    book.publish(WEEK);
    const before = plainWithPublication(book.now());
    const restore = book.restore(old);
    book.undo(restore);
    expect(plainWithPublication(book.now())).toEqual(before);
    book.redo(restore);
    expect(book.now().publication).toBeUndefined();
  });

  test('changes nothing when the same step is applied twice', () => {
    const book = openBook();
    const old = book.content();
    book.put(shiftOn('a'));
    book.publish(WEEK);
    const restore = book.restore(old);
    book.publish(NEXT_WEEK);
    const undo = book.undo(restore);
    const once = plainWithPublication(book.now());
    expect(plainWithPublication(applyChange(book.now(), undo))).toEqual(once);
  });
});

describe('any steps, publications, undos and redos', () => {
  const anySpan = fc
    .tuple(fc.nat(13), fc.nat(6))
    .map(([from, length]): DaySpan => ({ from: addDays(MONDAY, from), to: addDays(MONDAY, from + length) }));
  const anyAct = fc.record({
    act: fc.constantFrom(
      ...(['put', 'put', 'remove', 'publish', 'publishAll', 'unpublish', 'keep', 'restore'] as const),
      ...(['undo', 'undo', 'redo'] as const),
    ),
    pick: fc.nat(1000),
    span: anySpan,
  });

  test('keep every publication that is later than the undone or redone step', () => {
    fc.assert(
      fc.property(fc.array(anyAct, { maxLength: 30, size: 'max' }), (acts) => {
        const book = openBook();
        const kept = [book.content()];
        // Each step, with the number of publications when it was made or last applied.
        let done: { step: ScheduleChange; round: number }[] = [];
        let undone: { step: ScheduleChange; round: number }[] = [];
        let round = 0;
        /** By day, the round and time of its last publication. */
        const lastOf = new Map<string, { round: number; at: number | undefined }>();
        const noteStep = (step: ScheduleChange | undefined) => {
          if (step && step.entries.length > 0) done = [...done, { step, round }];
        };
        const look = () =>
          new Map(
            DAYS.map((date) => [
              date,
              [
                publishedAt(book.now().publication, [date]),
                (publishedShifts(book.now(), [date]) ?? []).map(({ id, status }) => `${id} ${status}`).sort(),
              ],
            ]),
          );
        const notePublished = (isIn: (date: string) => boolean) => {
          round += 1;
          for (const date of DAYS.filter(isIn))
            lastOf.set(date, { round, at: publishedAt(book.now().publication, [date]) });
        };
        for (const { act, pick, span } of acts) {
          const id = ['a', 'b', 'c'][pick % 3] ?? 'a';
          if (act === 'put') {
            const status = pick % 2 === 0 ? 'Pending' : 'Confirmed';
            noteStep(book.put(shiftOn(id, DAYS[pick % 14], status)));
          } else if (act === 'remove') {
            if (findShift(book.now().shifts, id)) noteStep(book.remove(id));
          } else if (act === 'publish') {
            book.publish(span);
            notePublished((date) => span.from <= date && date <= span.to);
          } else if (act === 'publishAll') {
            book.publishAll();
            notePublished(() => true);
          } else if (act === 'unpublish') noteStep(book.unpublish(span));
          else if (act === 'keep') kept.push(book.content());
          else if (act === 'restore') noteStep(book.restore(kept[pick % kept.length] ?? book.content()));
          else {
            const from = act === 'undo' ? done : undone;
            const found = pick % 2 === 0 ? from.at(-1) : from[pick % Math.max(1, from.length)];
            if (!found) continue;
            const before = look();
            book[act](found.step);
            const after = look();
            for (const date of DAYS) {
              const last = lastOf.get(date);
              const [at] = before.get(date) ?? [];
              // Unpublished or restored by the user since, so there is no publication left to lose.
              if (!last || last.round <= found.round || last.at !== at) continue;
              expect([date, after.get(date)]).toEqual([date, before.get(date)]);
            }
            const left = from.filter((each) => each !== found);
            const moved = { step: found.step, round };
            if (act === 'undo') [done, undone] = [left, [...undone, moved]];
            else [done, undone] = [[...done, moved], left];
          }
        }
      }),
      { numRuns: rounds(60), ...seed },
    );
  });
});
