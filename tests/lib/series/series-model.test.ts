import fc from 'fast-check';
import { createSeriesEntries } from '@/lib/series/create-series';
import { deleteOccurrenceEntries, SERIES_SCOPES } from '@/lib/series/delete-series';
import { editOccurrenceEntries, stopRepeatingEntries } from '@/lib/series/edit-series';
import { extendEntries } from '@/lib/series/extend-series';
import { removeGeneratedSince } from '@/lib/series/generated-since';
import type { SeriesRule } from '@/lib/series/rule';
import { seriesOf } from '@/lib/series/series';
import { applyChange, type Schedule } from '@/lib/shifts/change/schedule';
import {
  type ChangeEntry,
  invertChange,
  repeatChange,
  type ScheduleChange,
  shiftEntry,
} from '@/lib/shifts/change/schedule-change';
import { allShifts, findShift } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays, type LocalDate, toUtcDate } from '@/lib/time/local-date';
import { anyWeekStart } from '@/tests/support/arbitraries';
import { clock, day, employeeOf, plain, scheduleOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import {
  type NaiveShift,
  type NaiveState,
  naiveCreate,
  naiveDays,
  naiveDelete,
  naiveEdit,
  naiveExtend,
  naiveStop,
} from '@/tests/support/series/naive-series';

const anyRule = fc
  .record({
    length: fc.option(fc.integer({ min: 0, max: 250 })),
    interval: fc.constantFrom(1, 1, 2, 3, 5),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 3 }),
    weekStart: anyWeekStart,
  })
  .map(({ weekdays, ...rule }) => ({ ...rule, weekdays: [...weekdays].sort((one, other) => one - other) }));

type AnyRule = typeof anyRule extends fc.Arbitrary<infer Rule> ? Rule : never;

const anyEdit = fc.record(
  {
    startTime: fc.constantFrom('08:00', '22:30').map(clock),
    employeeName: fc.constantFrom('Ana', 'Ben', 'Cleo', 'Dora', ''),
    status: fc.constantFrom('Confirmed', 'Canceled'),
    notes: fc.constantFrom('', 'Keys'),
    station: fc.constantFrom('Bar', undefined),
  },
  { requiredKeys: [] },
);

const pick = fc.nat({ max: 60 });
const scope = fc.constantFrom(...SERIES_SCOPES);
const anyAct = fc.oneof(
  fc.record({
    kind: fc.constant('create' as const),
    offset: fc.integer({ min: -40, max: 40 }),
    employeeName: fc.constantFrom('Ana', 'Dora'),
    rule: anyRule,
  }),
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      pick,
      scope,
      fields: anyEdit,
      days: fc.oneof(fc.constant(0), fc.integer({ min: -8, max: 8 })),
      rule: fc.option(anyRule, { freq: 3 }),
    }),
  },
  fc.record({ kind: fc.constant('delete' as const), pick, scope }),
  fc.record({ kind: fc.constant('stop' as const), pick }),
  fc.record({ kind: fc.constant('worked' as const), pick }),
  fc.record({ kind: fc.constant('day' as const), days: fc.integer({ min: 1, max: 15 }) }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo' as const) }) },
  fc.record({ kind: fc.constant('redo' as const) }),
);

const BASE = shiftAt('09:00-17:00', { id: 'new' });

function withoutUndefined(shift: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(shift).filter(([, value]) => value !== undefined));
}

/** Comparable texts of the shifts, without ids and in a fixed order. */
function comparable(shifts: Iterable<object>): readonly string[] {
  return Array.from(shifts, (shift) => {
    const { id: _id, ...fields } = withoutUndefined(shift);
    return JSON.stringify(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)));
  }).sort();
}

function sorted<Item extends object>(shifts: Iterable<Item>): readonly Item[] {
  const keys = new Map(Array.from(shifts, (shift) => [shift, comparable([shift])[0] ?? ''] as const));
  return [...keys.keys()].sort((one, other) => ((keys.get(one) ?? '') < (keys.get(other) ?? '') ? -1 : 1));
}

/** The schedule and the model side by side. */
class Both {
  schedule: Schedule = scheduleOf({
    employees: [employeeOf('Ana'), employeeOf('Ben'), employeeOf('Dora', { lastDay: '2027-01-31' })],
  });
  model: NaiveState = { shifts: [], series: {} };
  today: LocalDate = day('2026-11-20');
  ids = 0;
  done: { change: ScheduleChange; before: NaiveState; after: NaiveState }[] = [];
  undone: typeof this.done = [];

  at(): number {
    return toUtcDate(this.today).getTime();
  }

  apply(entries: readonly ChangeEntry[], act: (model: NaiveState) => void): void {
    const change = { id: `change-${this.done.length}`, at: this.at(), entries };
    const before = structuredClone(this.model);
    const whole = JSON.stringify(plain(this.schedule));
    const after = applyChange(this.schedule, change);
    const back = applyChange(after, invertChange(change, 'back', this.at()));
    expect(JSON.stringify(plain(back))).toBe(whole);
    this.schedule = after;
    act(this.model);
    this.done.push({ change, before, after: structuredClone(this.model) });
    this.undone = [];
    this.extend();
  }

  extend(): void {
    const entries = extendEntries(this.schedule, this.today);
    for (const entry of entries) if (entry.kind === 'shift') expect(entry.before).toBeUndefined();
    const before = new Map(Array.from(allShifts(this.schedule.shifts), (shift) => [shift.id, shift]));
    this.schedule = applyChange(this.schedule, { entries });
    const changed = [...before].filter(([id, shift]) => findShift(this.schedule.shifts, id) !== shift);
    expect(changed).toEqual([]);
    expect(extendEntries(this.schedule, this.today)).toEqual([]);
    naiveExtend(this.model, this.today);
  }

  step(isUndo: boolean): void {
    const [from, to] = isUndo ? [this.done, this.undone] : [this.undone, this.done];
    const step = from.pop();
    if (!step) return;
    const change = (isUndo ? invertChange : repeatChange)(step.change, 'step', this.at());
    this.schedule = applyChange(this.schedule, removeGeneratedSince(change, this.schedule));
    this.model = structuredClone(isUndo ? step.before : step.after);
    to.push(step);
    this.extend();
  }

  picked(position: number): { shift: Shift; model: NaiveShift } | undefined {
    const shifts = sorted(allShifts(this.schedule.shifts));
    const models = sorted(this.model.shifts);
    const [shift, model] = [shifts[position % shifts.length], models[position % models.length]];
    return shift && model && { shift, model };
  }

  ruleOf({ length, ...rule }: AnyRule, from: LocalDate) {
    return { ...rule, ...(length !== null && { until: addDays(from, length) }) };
  }

  check(): void {
    expect(comparable(allShifts(this.schedule.shifts)).join('\n')).toBe(
      comparable(this.model.shifts).join('\n'),
    );
    // Between two days of a rule, the exact date up to which days are created makes no difference.
    const lastMade = (rule: SeriesRule, madeUntil: LocalDate) => naiveDays(rule, madeUntil).at(-1);
    const series = [...this.schedule.templates].map(([id, template]) => {
      const found = seriesOf(template);
      return [id, found && { ...found, madeUntil: lastMade(found.rule, found.madeUntil) }];
    });
    const expected = Object.entries(this.model.series).map(([id, { rule, madeUntil, value }]) => [
      id,
      { rule, madeUntil: lastMade(rule, madeUntil), shift: value },
    ]);
    expect(Object.fromEntries(series)).toEqual(Object.fromEntries(expected));
  }
}

type Act = typeof anyAct extends fc.Arbitrary<infer One> ? One : never;

function play(both: Both, act: Act): void {
  const { schedule, today } = both;
  if (act.kind === 'day') {
    both.today = addDays(today, act.days);
    both.extend();
    return;
  }
  if (act.kind === 'undo' || act.kind === 'redo') {
    both.step(act.kind === 'undo');
    return;
  }
  if (act.kind === 'create') {
    both.ids += 1;
    const seriesId = `series-${both.ids}`;
    const shift = { ...BASE, employeeName: act.employeeName, date: addDays(today, act.offset) };
    const rule = both.ruleOf(act.rule, shift.date);
    const entries = createSeriesEntries({ schedule, shift, rule, today, seriesId });
    both.apply(entries, (model) => naiveCreate(model, shift, rule, today, seriesId));
    return;
  }
  const found = both.picked(act.pick);
  if (!found) return;
  const { shift } = found;
  // The model is another copy each time: the shift is looked up in it when it is edited.
  const target = (model: NaiveState) => sorted(model.shifts)[act.pick % model.shifts.length] as NaiveShift;
  if (act.kind === 'delete') {
    const entries = deleteOccurrenceEntries(schedule, shift, act.scope);
    both.apply(entries, (model) => naiveDelete(model, target(model), act.scope));
  } else if (act.kind === 'stop') {
    const entries = stopRepeatingEntries(schedule, shift, shift);
    both.apply(entries, (model) => naiveStop(model, target(model)));
  } else if (act.kind === 'worked') {
    const worked = { startTime: '09:05' };
    both.apply([shiftEntry(shift, { ...shift, worked })], (model) => {
      Object.assign(target(model), { worked });
    });
  } else {
    const date = addDays(shift.date, act.days);
    const { station, ...fields } = act.fields;
    const { station: stored, ...rest } = shift;
    const kept = 'station' in act.fields ? station : stored;
    const after: Shift = { ...rest, ...fields, date, ...(kept !== undefined && { station: kept }) };
    const rule = act.rule ? both.ruleOf(act.rule, date) : undefined;
    const counted = both.ids;
    const newIds = () => {
      let count = counted;
      return () => {
        count += 1;
        both.ids = count;
        return `series-${count}`;
      };
    };
    const edit = { schedule, before: shift, after, scope: act.scope, rule, today, newId: newIds() };
    const entries = editOccurrenceEntries(edit);
    both.apply(entries, (model) => {
      const { id: _id, ...fieldsAfter } = after;
      naiveEdit(model, {
        target: target(model),
        after: fieldsAfter as NaiveShift,
        scope: act.scope,
        rule,
        today,
        newId: newIds(),
      });
    });
  }
}

test('a series equals a day-by-day model of the calendar after random edits of series', () => {
  const anyActs = fc.array(anyAct, { minLength: 1, maxLength: 12 });
  const anyFirst = fc.record({
    kind: fc.constant('create' as const),
    offset: fc.constant(0),
    employeeName: fc.constantFrom('Ana', 'Dora'),
    rule: anyRule,
  });
  fc.assert(
    fc.property(anyFirst, anyActs, (first, acts) => {
      const both = new Both();
      for (const act of [first, ...acts]) {
        play(both, act);
        both.check();
      }
    }),
    { numRuns: rounds(250), ...seed },
  );
});
