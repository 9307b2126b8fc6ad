import { readChange } from '@/lib/saved-data/records/read-change';
import { readPublication } from '@/lib/saved-data/records/read-publication';
import { changedPeople } from '@/lib/share/changed-people';
import { countToPublish } from '@/lib/share/changes-in-days';
import { publishedShifts } from '@/lib/share/published-week';
import { changeSummary } from '@/lib/shifts/change/change-summary';
import { applyChange, type Schedule } from '@/lib/shifts/change/schedule';
import {
  type ChangeEntry,
  invertChange,
  publicationEntry,
  repeatChange,
  shiftEntry,
} from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { PUBLICATION_ID, publicationNow } from '@/lib/shifts/publication/publication';
import { actSourceOf, publishedStatesFinder } from '@/lib/shifts/publication/publication-act';
import { publicationFigures } from '@/lib/shifts/publication/publication-figures';
import { publicationOfDays, unpublishEntry } from '@/lib/shifts/publication/publish-days';
import { type DaySpan, isPublishedDay, publishedAt } from '@/lib/shifts/publication/published-days';
import { unpublishedChanges } from '@/lib/shifts/publication/unpublished-changes';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { sevenDaysFrom } from '@/lib/time/week';
import { changeOf, clock, day, scheduleOf, shiftAt } from '@/tests/support/records';

const MONDAY = day('2026-11-16');
const NEXT = day('2026-11-23');
const weekOf = (from: LocalDate): DaySpan => ({ from, to: addDays(from, 6) });
const edited = (schedule: Schedule, ...entries: readonly ChangeEntry[]) =>
  applyChange(schedule, changeOf(entries));

function publishDays(
  schedule: Schedule,
  spans: readonly DaySpan[],
  holdsPendingBack = false,
  at = 7,
): Schedule {
  const after = publicationOfDays(at, schedule, { spans, holdsPendingBack });
  return edited(schedule, publicationEntry(undefined, after));
}

function unpublished(schedule: Schedule, span: DaySpan): Schedule {
  const entry = unpublishEntry(schedule, [span], 8);
  return entry ? edited(schedule, entry) : schedule;
}

const idsOn = (schedule: Schedule, from: LocalDate) =>
  publishedShifts(schedule, sevenDaysFrom(from))?.map(({ id }) => id);
const toPublish = (schedule: Schedule, from: LocalDate) => countToPublish(schedule, sevenDaysFrom(from));
const changesOf = (schedule: Schedule) =>
  unpublishedChanges(schedule.unpublished, (id) => findShift(schedule.shifts, id)).map(
    ({ id, kind }) => `${kind} ${id}`,
  );

const ANAS = shiftAt('09:00-17:00', { id: 'anas', date: addDays(MONDAY, 1) });
const BENS = shiftAt('12:00-20:00', { id: 'bens', date: addDays(NEXT, 2), employeeName: 'Ben' });
const BOTH = scheduleOf({ shifts: [ANAS, BENS] });

describe('publishing one week', () => {
  const first = publishDays(BOTH, [weekOf(MONDAY)]);

  test('publishes only that week and leaves the next week as a draft', () => {
    expect(idsOn(first, MONDAY)).toEqual(['anas']);
    expect(idsOn(first, NEXT)).toBeUndefined();
    expect([toPublish(first, MONDAY), toPublish(first, NEXT)]).toEqual([0, 1]);
    expect(first.unpublished.size).toBe(0);
    expect(publicationFigures(first, 'monday', { spans: [weekOf(NEXT)] })).toEqual({
      isFirst: true,
      count: 1,
      people: 1,
      weeks: [{ firstDay: NEXT, count: 1 }],
    });
  });

  test('counts edits of the published week as changes, but no edits of a draft week', () => {
    const later = edited(first, shiftEntry(BENS, { ...BENS, status: 'Canceled' }));
    expect(later.unpublished.size).toBe(0);
    const extra = shiftAt('18:00-22:00', { id: 'extra', date: MONDAY });
    expect(changesOf(edited(later, shiftEntry(undefined, extra)))).toEqual(['added extra']);
  });

  test('stores the time of the last publication for each week', () => {
    const second = publishDays(first, [weekOf(NEXT)], false, 9);
    expect([MONDAY, NEXT].map((from) => publishedAt(second.publication, sevenDaysFrom(from)))).toEqual([
      7, 9,
    ]);
    expect(idsOn(second, NEXT)).toEqual(['bens']);
  });

  test('reports a moved shift as removed in its old week if only its new week is published', () => {
    const second = publishDays(first, [weekOf(NEXT)]);
    const moved = { ...ANAS, date: addDays(NEXT, 3) };
    const there = publishDays(edited(second, shiftEntry(ANAS, moved)), [weekOf(NEXT)], false, 9);
    expect([idsOn(there, MONDAY), idsOn(there, NEXT)]).toEqual([['anas'], ['bens', 'anas']]);
    expect(changesOf(there)).toEqual(['removed anas']);
    expect([toPublish(there, MONDAY), toPublish(there, NEXT)]).toEqual([1, 0]);
    const countsOf = (schedule: Schedule, days: readonly LocalDate[]) =>
      changedPeople(
        schedule.publication?.before?.shifts ?? [],
        publishedStatesFinder(schedule, actSourceOf(schedule.shifts)),
        days,
      ).map(({ added, changed, removed }) => [added.length, changed.length, removed.length]);
    expect(countsOf(there, sevenDaysFrom(NEXT))).toEqual([[1, 0, 0]]);
    expect(countsOf(there, sevenDaysFrom(MONDAY))).toEqual([]);
    const both = publishDays(there, [weekOf(MONDAY)], false, 11);
    expect(idsOn(both, MONDAY)).toEqual([]);
    expect(changesOf(both)).toEqual([]);
    expect(countsOf(both, sevenDaysFrom(MONDAY))).toEqual([[0, 1, 0]]);
  });

  test('keeps the previous changes of other weeks when one week is published', () => {
    const second = publishDays(first, [weekOf(NEXT)]);
    const changed = edited(second, shiftEntry(ANAS, { ...ANAS, role: 'Cook' }));
    const third = publishDays(changed, [weekOf(MONDAY)], false, 9);
    const fourth = edited(third, shiftEntry(BENS, { ...BENS, role: 'Host' }));
    const last = publishDays(fourth, [weekOf(NEXT)], false, 11);
    expect(last.publication?.before?.shifts.map(({ id }) => id)).toEqual(['anas', 'bens']);
  });
});

describe('pending shifts of a published week', () => {
  const pending = { ...BENS, id: 'late', date: ANAS.date, status: 'Pending' };
  const schedule = scheduleOf({ shifts: [ANAS, pending] });

  test('stay drafts and are counted if held back, and are published later', () => {
    expect(
      publicationFigures(schedule, 'monday', { spans: [weekOf(MONDAY)], holdsPendingBack: true }),
    ).toMatchObject({ count: 1, heldBack: 1 });
    const held = publishDays(schedule, [weekOf(MONDAY)], true);
    expect(idsOn(held, MONDAY)).toEqual(['anas']);
    expect(changesOf(held)).toEqual(['added late']);
    expect(idsOn(publishDays(held, [weekOf(MONDAY)]), MONDAY)).toEqual(['anas', 'late']);
  });

  test('keep their published version if a change is held back', () => {
    const start = publishDays(scheduleOf({ shifts: [ANAS] }), [weekOf(MONDAY)]);
    const moved = { ...ANAS, date: addDays(MONDAY, 4), status: 'Pending' };
    const held = publishDays(edited(start, shiftEntry(ANAS, moved)), [weekOf(MONDAY)], true);
    expect(publishedShifts(held, sevenDaysFrom(MONDAY))).toEqual([ANAS]);
    expect(changesOf(held)).toEqual(['changed anas']);
  });
});

describe('unpublishing a week', () => {
  const start = edited(
    publishDays(BOTH, [weekOf(MONDAY), weekOf(NEXT)]),
    shiftEntry(ANAS, { ...ANAS, role: 'Cook' }),
  );
  const entry = unpublishEntry(start, [weekOf(MONDAY)], 8);
  if (!entry) throw new Error('There is nothing to unpublish.');
  const change = changeOf([entry]);
  const gone = applyChange(start, change);

  test('makes the week a draft again and keeps the other week published', () => {
    expect(idsOn(gone, MONDAY)).toBeUndefined();
    expect(idsOn(gone, NEXT)).toEqual(['bens']);
    expect(gone.unpublished.size).toBe(0);
    expect(unpublishEntry(gone, [weekOf(MONDAY)], 8)).toBeUndefined();
  });

  test('restores the published version when undone after later edits, and removes that version when redone', () => {
    const cook = findShift(gone.shifts, 'anas');
    const later = edited(gone, shiftEntry(cook, undefined), shiftEntry(undefined, { ...ANAS, id: 'new' }));
    const back = applyChange(later, invertChange(change, 'back', 2));
    expect(publishedShifts(back, sevenDaysFrom(MONDAY))).toEqual([ANAS]);
    expect(changesOf(back).toSorted()).toEqual(['added new', 'removed anas']);
    expect(idsOn(applyChange(back, repeatChange(change, 'again', 3)), MONDAY)).toBeUndefined();
  });

  test('is stored in the step with its time only, without published or changed shifts', () => {
    const published = publishDays(edited(start, shiftEntry(BENS, undefined)), [weekOf(NEXT)]);
    expect(published.publication?.told).toHaveLength(1);
    const step = unpublishEntry(published, [weekOf(MONDAY)], 8);
    for (const side of ['before', 'after']) {
      expect(step).toHaveProperty([side, 'at'], 8);
      expect(step).toHaveProperty([side, 'since'], []);
      expect(step).not.toHaveProperty([side, 'told']);
    }
  });

  test('keeps a later publication of the week on undo', () => {
    const cook = findShift(gone.shifts, 'anas');
    const late = { ...ANAS, startTime: clock('12:00') };
    const again = publishDays(edited(gone, shiftEntry(cook, late)), [weekOf(MONDAY)], false, 9);
    const undone = edited(again, shiftEntry(late, cook));
    const back = applyChange(undone, invertChange(change, 'back', 10));
    expect(publishedShifts(back, sevenDaysFrom(MONDAY))).toEqual([late]);
    expect(toPublish(back, MONDAY)).toBe(1);
    expect(publishedAt(back.publication, sevenDaysFrom(MONDAY))).toBe(9);
  });

  test('restores a shift on each day of its publication on undo', () => {
    const there = { ...ANAS, date: addDays(MONDAY, 3) };
    const only = (date: LocalDate) => [{ from: date, to: date }];
    const twice = publishDays(
      edited(publishDays(BOTH, only(ANAS.date)), shiftEntry(ANAS, there)),
      only(there.date),
    );
    const step = unpublishEntry(twice, [weekOf(MONDAY)], 8);
    const both = changeOf(step ? [step] : []);
    const back = applyChange(applyChange(twice, both), invertChange(both, 'back', 2));
    expect(publishedShifts(back, sevenDaysFrom(MONDAY))).toEqual([ANAS, there]);
  });

  test('is listed in the history with its days, like a publication', () => {
    expect(changeSummary(change)).toEqual({ kind: 'unpublished', count: 1, days: weekOf(MONDAY) });
    const after = publicationOfDays(9, gone, { spans: [weekOf(MONDAY)] });
    const entries = [publicationEntry(undefined, after)];
    expect(changeSummary({ entries, origin: 'publish' })).toMatchObject({ days: weekOf(MONDAY) });
  });

  test('splits an old publication of the whole schedule and keeps all other days', () => {
    const whole = { id: PUBLICATION_ID, at: 5, shiftCount: 2, since: [] };
    const old = edited(BOTH, publicationEntry(undefined, whole));
    expect([idsOn(old, MONDAY), idsOn(old, NEXT)]).toEqual([['anas'], ['bens']]);
    const left = unpublished(old, weekOf(NEXT));
    expect([idsOn(left, MONDAY), idsOn(left, NEXT)]).toEqual([['anas'], undefined]);
    expect(isPublishedDay(left.publication, day('1999-01-01'))).toBe(true);
  });
});

test('readPublication and readChange read stored steps unchanged, and reject unreadable days', () => {
  const start = edited(
    publishDays(BOTH, [weekOf(MONDAY), weekOf(NEXT)]),
    shiftEntry(ANAS, { ...ANAS, date: addDays(NEXT, 1) }),
  );
  const there = publishDays(start, [weekOf(NEXT)]);
  const stored = JSON.parse(JSON.stringify(publicationNow(there)));
  expect(readPublication(stored)).toEqual(publicationNow(there));
  expect(readPublication({ ...stored, days: 'all of them' })).toBeUndefined();
  expect(
    readPublication({ ...stored, days: [{ from: '2026-02-30', to: '2026-03-01', at: 1 }] }),
  ).toBeUndefined();
  const entry = unpublishEntry(there, [weekOf(NEXT)], 8);
  const change = changeOf(entry ? [entry] : []);
  expect(readChange(JSON.parse(JSON.stringify(change)))).toEqual(change);
  const damaged = JSON.parse(JSON.stringify(change).replaceAll('"unpublish"', '"erase"'));
  expect(readChange(damaged)).toBeUndefined();
});
