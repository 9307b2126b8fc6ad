import fc from 'fast-check';
import { EMPTY_HISTORY, HISTORY_STEPS, type History, historyAfter } from '@/lib/shifts/change/history';
import { applyChange, EMPTY_SCHEDULE, type Schedule } from '@/lib/shifts/change/schedule';
import {
  invertChange,
  repeatChange,
  type ScheduleChange,
  shiftEntry,
} from '@/lib/shifts/change/schedule-change';
import { anyEdits, changeFor, type Edit } from '@/tests/support/arbitraries';
import { changeOf, plain, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const edit = (id: string) => changeOf([shiftEntry(undefined, shiftAt('09:00-17:00', { id }))], id);
const undoOf = (step: ScheduleChange, id = `undo ${step.id}`) => invertChange(step, id, 2);
const redoOf = (step: ScheduleChange, id = `redo ${step.id}`) => repeatChange(step, id, 3);
const historyOf = (...changes: readonly ScheduleChange[]): History =>
  changes.reduce(historyAfter, EMPTY_HISTORY);
const [one, two, three] = [edit('one'), edit('two'), edit('three')];

describe('historyAfter', () => {
  test('adds an edit as an undo step, whether or not its origin is given', () => {
    expect(historyOf(one, { ...two, origin: 'edit' })).toEqual({
      undo: [one, { ...two, origin: 'edit' }],
      redo: [],
    });
  });

  test('moves an undone step to redo, and a redone step back to undo', () => {
    expect(historyOf(one, two, undoOf(two))).toEqual({ undo: [one], redo: [two] });
    expect(historyOf(one, two, undoOf(two), undoOf(one))).toEqual({ undo: [], redo: [two, one] });
    expect(historyOf(one, two, undoOf(two), undoOf(one), redoOf(one))).toEqual({ undo: [one], redo: [two] });
  });

  test('drops the redo steps after a new edit', () => {
    expect(historyOf(one, two, undoOf(two), three)).toEqual({ undo: [one, three], redo: [] });
  });

  test('moves an older step when that step is undone, for example in another tab', () => {
    expect(historyOf(one, two, undoOf(one))).toEqual({ undo: [two], redo: [one] });
    expect(historyOf(one, two, undoOf(two), undoOf(one), redoOf(two))).toEqual({ undo: [two], redo: [one] });
  });

  test('adds no step for an import and keeps the other steps', () => {
    const history = historyOf(one, two, undoOf(two));
    expect(historyAfter(history, { ...three, origin: 'import' })).toBe(history);
  });

  test('ignores the undo or redo of an unknown step', () => {
    const history = historyOf(one, two, undoOf(two));
    expect(historyAfter(history, undoOf(three))).toEqual(history);
    expect(historyAfter(history, redoOf(three))).toEqual(history);
    expect(historyAfter(history, { ...undoOf(one), of: '' })).toEqual(history);
  });

  test('moves a step once when its undo arrives twice', () => {
    expect(historyOf(one, undoOf(one), undoOf(one))).toEqual({ undo: [], redo: [one] });
    expect(historyOf(one, undoOf(one), redoOf(one), redoOf(one))).toEqual({ undo: [one], redo: [] });
  });

  test('does not mutate the given history', () => {
    const history = historyOf(one, two, undoOf(two));
    const copy = JSON.stringify(history);
    for (const change of [three, undoOf(one), redoOf(two)]) historyAfter(history, change);
    expect(JSON.stringify(history)).toBe(copy);
  });

  test('keeps the newest 200 steps when all of them are undone and redone', () => {
    expect(HISTORY_STEPS).toBe(200);
    const steps = Array.from({ length: 203 }, (_, number) => edit(`step-${number}`));
    const newest = steps.slice(3);
    const full = historyOf(...steps);
    expect(full).toEqual({ undo: newest, redo: [] });
    const backwards = [...newest].reverse();
    const undone = backwards.map((step) => undoOf(step)).reduce(historyAfter, full);
    expect(undone).toEqual({ undo: [], redo: backwards });
    expect(newest.map((step) => redoOf(step)).reduce(historyAfter, undone)).toEqual(full);
  });
});

/** A user action. */
type Step =
  | { readonly kind: 'edit'; readonly edits: readonly Edit[] }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

/** A schedule with its history, and a reference stack of snapshots before and after each step. */
class Model {
  schedule: Schedule = EMPTY_SCHEDULE;
  history: History = EMPTY_HISTORY;
  count = 0;
  past: unknown[] = [];
  future: unknown[] = [];
  expected: unknown = plain(EMPTY_SCHEDULE);

  take(step: Step): void {
    this.count += 1;
    const id = `change-${this.count}`;
    if (step.kind === 'undo') this.undo(id);
    else if (step.kind === 'redo') this.redo(id);
    else this.edit(changeFor(this.schedule, step.edits, id));
  }

  private apply(change: ScheduleChange): void {
    this.schedule = applyChange(this.schedule, change);
    this.history = historyAfter(this.history, change);
  }

  private edit(change: ScheduleChange): void {
    this.apply(change);
    this.past = [...this.past, this.expected].slice(-HISTORY_STEPS);
    this.future = [];
    this.expected = plain(this.schedule);
  }

  private undo(id: string): void {
    const step = this.history.undo.at(-1);
    expect(step === undefined).toBe(this.past.length === 0);
    if (!step) return;
    this.apply(invertChange(step, id, this.count));
    this.future.push(this.expected);
    this.expected = this.past.pop();
  }

  private redo(id: string): void {
    const step = this.history.redo.at(-1);
    expect(step === undefined).toBe(this.future.length === 0);
    if (!step) return;
    this.apply(repeatChange(step, id, this.count));
    this.past.push(this.expected);
    this.expected = this.future.pop();
  }
}

describe('any edits, undos and redos', () => {
  const anyStep: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ kind: fc.constant('edit'), edits: anyEdits }),
    fc.record({ kind: fc.constant('undo') }),
    fc.record({ kind: fc.constant('redo') }),
  );

  test('result in the same schedules as a stack of snapshots', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
        const model = new Model();
        for (const step of steps) {
          model.take(step);
          expect(plain(model.schedule)).toEqual(model.expected);
          expect(model.history.undo).toHaveLength(model.past.length);
          expect(model.history.redo).toHaveLength(model.future.length);
        }
      }),
      { numRuns: rounds(100), ...seed },
    );
  });

  test('restore the oldest kept state if all are undone, and the latest state if all are redone', () => {
    fc.assert(
      fc.property(fc.array(anyEdits, { minLength: 205, maxLength: 215 }), (groups) => {
        const model = new Model();
        for (const edits of groups) model.take({ kind: 'edit', edits });
        const end = model.expected;
        const oldest = model.past[0];
        for (let count = 0; count < groups.length; count += 1) model.take({ kind: 'undo' });
        expect(plain(model.schedule)).toEqual(oldest);
        for (let count = 0; count < groups.length; count += 1) model.take({ kind: 'redo' });
        expect(plain(model.schedule)).toEqual(end);
      }),
      { numRuns: rounds(3), ...seed },
    );
  });

  test('keep their steps when imports happen between them', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyStep, anyEdits), { maxLength: 20 }), (pairs) => {
        const model = new Model();
        for (const [step, edits] of pairs) {
          model.take(step);
          const { history } = model;
          const change = { ...changeFor(model.schedule, edits, 'import'), origin: 'import' as const };
          model.history = historyAfter(history, change);
          expect(model.history).toBe(history);
        }
      }),
      { numRuns: rounds(50), ...seed },
    );
  });
});
