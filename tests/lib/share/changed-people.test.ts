import fc from 'fast-check';
import { nameKey } from '@/lib/employees/employee';
import { changedPeople } from '@/lib/share/changed-people';
import { sharedWeekOf } from '@/lib/share/shared-week';
import { applyChange, EMPTY_SCHEDULE, type Schedule } from '@/lib/shifts/change/schedule';
import {
  type ChangeEntry,
  employeeEntry,
  publicationEntry,
  shiftEntry,
} from '@/lib/shifts/change/schedule-change';
import { allShifts, findShift } from '@/lib/shifts/change/schedule-index';
import { publicationAt } from '@/lib/shifts/publication/publication';
import { actSourceOf, publishedStatesFinder } from '@/lib/shifts/publication/publication-act';
import type { Shift } from '@/lib/shifts/shift/shift';
import { anyShift } from '@/tests/support/arbitraries';
import { changeOf, day, employeeOf, scheduleOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const MAYAS = shiftAt('09:00-17:00', { id: 'mayas', employeeName: 'Maya' });
const THEOS = shiftAt('12:00-20:00', { id: 'theos', employeeName: 'Theo' });
const OPEN = shiftAt('18:00-23:00', { id: 'open', employeeName: '' });

const edited = (schedule: Schedule, ...entries: ChangeEntry[]) => applyChange(schedule, changeOf(entries));
const published = (schedule: Schedule, at: number) =>
  edited(schedule, publicationEntry(undefined, publicationAt(at, schedule)));

/** The changes in short: `Maya: +09:00 ~09:00>10:00 -12:00`. */
function announced(schedule: Schedule, days?: Parameters<typeof changedPeople>[2]): readonly string[] {
  const before = schedule.publication?.before?.shifts ?? [];
  return changedPeople(before, publishedStatesFinder(schedule, actSourceOf(schedule.shifts)), days).map(
    ({ name, added, changed, removed }) =>
      [
        `${name}:`,
        ...added.map(({ startTime }) => `+${startTime}`),
        ...changed.map((pair) => `~${pair.before.startTime}>${pair.after.startTime}`),
        ...removed.map(({ startTime }) => `-${startTime}`),
      ].join(' '),
  );
}

describe('changes of a publication', () => {
  const first = published(scheduleOf({ shifts: [MAYAS, THEOS, OPEN] }), 7);

  test('are empty for the first publication', () => {
    expect(first.publication?.before).toBeUndefined();
    expect(announced(first)).toEqual([]);
  });

  test('list new, changed and removed shifts by person', () => {
    const late = shiftAt('20:00-23:00', { id: 'late', employeeName: 'maya ' });
    const next = published(
      edited(
        first,
        shiftEntry(MAYAS, { ...MAYAS, startTime: late.startTime }),
        shiftEntry(undefined, late),
        shiftEntry(THEOS, undefined),
      ),
      8,
    );
    expect(next.publication?.before?.at).toBe(7);
    expect(announced(next)).toEqual(['Maya: +20:00 ~09:00>20:00', 'Theo: -12:00']);
  });

  test('list a reassigned shift as removed for one person and as new for the other', () => {
    const next = published(edited(first, shiftEntry(MAYAS, { ...MAYAS, employeeName: 'Theo' })), 8);
    expect(announced(next)).toEqual(['Maya: -09:00', 'Theo: +09:00']);
  });

  test('list a canceled shift as removed and an assigned open shift as new, and ignore notes', () => {
    const next = published(
      edited(
        first,
        shiftEntry(MAYAS, { ...MAYAS, status: 'Canceled' }),
        shiftEntry(THEOS, { ...THEOS, notes: 'Cellar key' }),
        shiftEntry(OPEN, { ...OPEN, employeeName: 'Theo' }),
      ),
      8,
    );
    expect(announced(next)).toEqual(['Maya: -09:00', 'Theo: +18:00', ': -18:00']);
  });

  test('stay those of the last publication with a difference until another one has a difference', () => {
    const next = published(edited(first, shiftEntry(THEOS, undefined)), 8);
    const again = published(next, 9);
    expect(again.publication).toMatchObject({ at: 9, before: { at: 7 } });
    expect(announced(again)).toEqual(['Theo: -12:00']);
    const third = published(edited(again, shiftEntry(MAYAS, undefined)), 10);
    expect(third.publication?.before?.at).toBe(9);
    expect(announced(third)).toEqual(['Maya: -09:00']);
  });

  test('ignore later edits, and use the new name after a rename', () => {
    const maya = employeeOf('Maya');
    const moved = { ...MAYAS, date: day('2026-11-21') };
    const next = published(edited(first, shiftEntry(MAYAS, moved)), 8);
    const maria = { ...moved, employeeName: 'Maria' };
    const renamed = edited(
      next,
      employeeEntry(maya, { ...maya, name: 'Maria' }),
      shiftEntry(moved, maria),
      shiftEntry(undefined, shiftAt('06:00-07:00', { id: 'new' })),
    );
    expect(announced(renamed)).toEqual(['Maria: ~09:00>09:00']);
    expect(announced(edited(renamed, shiftEntry(maria, undefined)))).toEqual(['Maria: ~09:00>09:00']);
  });

  test('include a moved shift in the week of its old and of its new day', () => {
    const away = { ...MAYAS, date: day('2026-11-25') };
    const next = published(edited(first, shiftEntry(MAYAS, away), shiftEntry(THEOS, undefined)), 8);
    expect(announced(next, [day('2026-11-25')])).toEqual(['Maya: ~09:00>09:00']);
    expect(announced(next, [day('2026-11-20')])).toEqual(['Maya: ~09:00>09:00', 'Theo: -12:00']);
    expect(announced(next, [day('2026-11-19')])).toEqual([]);
  });

  test('are not stored for more than 2,000 shifts', () => {
    const many = Array.from({ length: 2001 }, (_, index) =>
      shiftEntry(undefined, shiftAt('09:00-17:00', { id: `m-${index}` })),
    );
    expect(published(edited(first, ...many), 8).publication?.before).toBeUndefined();
    expect(published(edited(first, ...many.slice(1)), 8).publication?.before?.shifts).toHaveLength(2000);
  });

  test('turn each published week into the next one', () => {
    const shifts = fc.uniqueArray(anyShift, { maxLength: 6, selector: ({ id }) => id });
    const property = fc.property(shifts, shifts, shifts, (one, two, later) => {
      const to = (schedule: Schedule, wanted: readonly Shift[]) => {
        const there = [...allShifts(schedule.shifts)];
        const gone = there.filter(({ id }) => !wanted.some((shift) => shift.id === id));
        return edited(
          schedule,
          ...gone.map((shift) => shiftEntry(shift, undefined)),
          ...wanted.map((shift) => shiftEntry(findShift(schedule.shifts, shift.id), shift)),
        );
      };
      const start = published(to(EMPTY_SCHEDULE, one), 1);
      const next = published(to(start, two), 2);
      const now = to(next, later);
      const isChanged = next.publication?.before !== undefined;
      const people = changedPeople(
        now.publication?.before?.shifts ?? [],
        publishedStatesFinder(now, actSourceOf(now.shifts)),
      );
      const week = (announced: readonly Shift[]) =>
        sharedWeekOf({
          firstDay: day('2026-11-30'),
          publishedAt: 0,
          zone: 'UTC',
          leadMinutes: 0,
          shifts: announced,
        });
      const keysOf = (announced: readonly Shift[]) =>
        new Map(
          week(announced).people.map(({ name, shifts: own }) => [
            nameKey(name),
            own.map((shift) => JSON.stringify(shift)),
          ]),
        );
      const before = keysOf(one);
      for (const { name, added, changed, removed } of people) {
        const own = new Set(before.get(nameKey(name)));
        for (const shift of [...removed, ...changed.map((pair) => pair.before)]) {
          expect(own.delete(JSON.stringify(shift))).toBe(true);
        }
        for (const shift of [...added, ...changed.map((pair) => pair.after)]) own.add(JSON.stringify(shift));
        before.set(nameKey(name), [...own]);
      }
      const plain = (weeks: ReadonlyMap<string, readonly string[]>) =>
        [...weeks].flatMap(([name, own]) => own.map((text) => `${name} ${text}`)).sort();
      if (isChanged) expect(plain(before)).toEqual(plain(keysOf(two)));
      else expect(plain(keysOf(one))).toEqual(plain(keysOf(two)));
    });
    fc.assert(property, { numRuns: rounds(150), ...seed });
  });
});
