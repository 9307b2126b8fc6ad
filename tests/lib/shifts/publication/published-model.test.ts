import fc from 'fast-check';
import { readPublication } from '@/lib/saved-data/records/read-publication';
import { countToPublish } from '@/lib/share/changes-in-days';
import { publishedShifts } from '@/lib/share/published-week';
import { applyChange, EMPTY_SCHEDULE, type Schedule } from '@/lib/shifts/change/schedule';
import {
  type ChangeEntry,
  invertChange,
  publicationEntry,
  type ScheduleChange,
  shiftEntry,
} from '@/lib/shifts/change/schedule-change';
import { findShift, shiftsOn } from '@/lib/shifts/change/schedule-index';
import { PUBLICATION_ID, publicationNow } from '@/lib/shifts/publication/publication';
import { publicationOfDays, unpublishEntry } from '@/lib/shifts/publication/publish-days';
import type { DaySpan } from '@/lib/shifts/publication/published-days';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { changeOf, day, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const MONDAY = day('2026-11-16');
const edited = (schedule: Schedule, ...entries: readonly ChangeEntry[]) =>
  applyChange(schedule, changeOf(entries));

describe('any edits, publications, unpublish steps and undos', () => {
  const IDS = ['a', 'b', 'c'];
  const DAYS = Array.from({ length: 12 }, (_, index) => addDays(MONDAY, index));
  const anySpan = fc
    .tuple(fc.nat(11), fc.nat(6))
    .map(([from, length]): DaySpan => ({ from: addDays(MONDAY, from), to: addDays(MONDAY, from + length) }));
  const anyAct = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        act: fc.constant('edit' as const),
        id: fc.constantFrom(...IDS),
        day: fc.nat(11),
        status: fc.constantFrom('Confirmed', 'Pending'),
        isRemoved: fc.boolean(),
      }),
    },
    fc.record({ act: fc.constant('publish' as const), span: anySpan, isHeld: fc.boolean() }),
    fc.record({ act: fc.constant('unpublish' as const), span: anySpan }),
    fc.record({ act: fc.constant('undo' as const) }),
  );

  /** For each published day, a copy of its shifts at its last publication. */
  type Model = ReadonlyMap<LocalDate, readonly Shift[]>;
  const daysIn = ({ from, to }: DaySpan) => DAYS.filter((date) => from <= date && date <= to);

  function modelAfterPublish(model: Model, schedule: Schedule, span: DaySpan, isHeld: boolean): Model {
    const isPending = ({ id }: Shift) => isHeld && findShift(schedule.shifts, id)?.status === 'Pending';
    return new Map([
      ...model,
      ...daysIn(span).map((date): [LocalDate, readonly Shift[]] => [
        date,
        [
          ...shiftsOn(schedule.shifts, date).filter((shift) => !isPending(shift)),
          ...(model.get(date) ?? []).filter(isPending),
        ],
      ]),
    ]);
  }

  const look = (shifts: readonly Shift[] | undefined) =>
    shifts?.map(({ id, date, status }) => `${date} ${id} ${status}`).sort();

  function expectModel(schedule: Schedule, model: Model): void {
    for (const date of DAYS) {
      expect(look(publishedShifts(schedule, [date]))).toEqual(look(model.get(date)));
      const states = new Set(look(model.get(date)));
      const now = look(shiftsOn(schedule.shifts, date)) ?? [];
      const isAsNow = states.size === now.length && now.every((one) => states.has(one));
      expect(countToPublish(schedule, [date]) === 0).toBe(isAsNow);
    }
  }

  test('leave each day published as of its last publication', () => {
    fc.assert(
      fc.property(fc.array(anyAct, { maxLength: 25 }), fc.boolean(), (acts, isOld) => {
        const whole = { id: PUBLICATION_ID, at: 1, shiftCount: 0, since: [] };
        let schedule = isOld ? edited(EMPTY_SCHEDULE, publicationEntry(undefined, whole)) : EMPTY_SCHEDULE;
        let model: Model = new Map(isOld ? DAYS.map((date) => [date, []]) : []);
        let lastUnpublish: { readonly change: ScheduleChange; readonly days: Model } | undefined;
        for (const [at, act] of acts.entries()) {
          if (act.act === 'edit') {
            const before = findShift(schedule.shifts, act.id);
            const date = addDays(MONDAY, act.day);
            const after = shiftAt('09:00-17:00', { id: act.id, date, status: act.status });
            if (before || !act.isRemoved) {
              schedule = edited(schedule, shiftEntry(before, act.isRemoved ? undefined : after));
            }
          } else if (act.act === 'publish') {
            model = modelAfterPublish(model, schedule, act.span, act.isHeld);
            const part = { spans: [act.span], holdsPendingBack: act.isHeld };
            schedule = edited(
              schedule,
              publicationEntry(undefined, publicationOfDays(at + 2, schedule, part)),
            );
          } else if (act.act === 'unpublish') {
            const entry = unpublishEntry(schedule, [act.span], at + 2);
            if (!entry) continue;
            const change = changeOf([entry]);
            const days = new Map([...model].filter(([date]) => daysIn(act.span).includes(date)));
            lastUnpublish = { change, days };
            model = new Map([...model].filter(([date]) => !days.has(date)));
            schedule = applyChange(schedule, change);
          } else if (lastUnpublish) {
            schedule = applyChange(schedule, invertChange(lastUnpublish.change, `back-${at}`, at));
            const { days } = lastUnpublish;
            // Later publications win.
            model = new Map([...days, ...model]);
            lastUnpublish = undefined;
          }
          expectModel(schedule, model);
          // Reading the stored form must give the same publication.
          const stored = readPublication(JSON.parse(JSON.stringify(publicationNow(schedule) ?? null)));
          if (stored) expectModel(edited(schedule, publicationEntry(undefined, stored)), model);
        }
      }),
      { numRuns: rounds(100), ...seed },
    );
  });
});
