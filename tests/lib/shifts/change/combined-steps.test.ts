import fc from 'fast-check';
import { canUndoSeparately, combineRedo, combineUndo, type Steps } from '@/lib/shifts/change/combined-steps';
import { EMPTY_HISTORY, type History, historyAfter } from '@/lib/shifts/change/history';
import { applyChange, EMPTY_SCHEDULE, type Schedule } from '@/lib/shifts/change/schedule';
import {
  type ChangeEntry,
  employeeEntry,
  invertChange,
  repeatChange,
  type ScheduleChange,
  shiftEntry,
} from '@/lib/shifts/change/schedule-change';
import { anyEdits, changeFor } from '@/tests/support/arbitraries';
import { changeOf, day, employeeOf, plain, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

interface State {
  readonly schedule: Schedule;
  readonly history: History;
}

const START: State = { schedule: EMPTY_SCHEDULE, history: EMPTY_HISTORY };
const stateAfter = ({ schedule, history }: State, change: ScheduleChange): State => ({
  schedule: applyChange(schedule, change),
  history: historyAfter(history, change),
});
const asSteps = ([first, ...others]: readonly ScheduleChange[]): Steps => {
  if (!first) throw new Error('There are no steps.');
  return [first, ...others];
};
const comparable = ({ schedule, history }: State) => [plain(schedule), history];

describe('several steps undone or redone in one change', () => {
  test('leave the same schedule and history as when undone or redone one by one', () => {
    const anyGroups = fc.array(anyEdits, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(anyGroups, fc.nat(11), fc.nat(11), (groups, undoCount, redoCount) => {
        let state = START;
        for (const [index, edits] of groups.entries()) {
          state = stateAfter(state, changeFor(state.schedule, edits, `step-${index}`));
        }
        const steps = asSteps(state.history.undo.slice(-1 - (undoCount % groups.length)).reverse());
        const oneByOne = steps.map((step) => invertChange(step, 'u', 2)).reduce(stateAfter, state);
        const together = stateAfter(state, combineUndo(steps, 'u', 2));
        expect(comparable(together)).toEqual(comparable(oneByOne));

        const again = asSteps(together.history.redo.slice(-1 - (redoCount % steps.length)).reverse());
        const redone = again.map((step) => repeatChange(step, 'r', 3)).reduce(stateAfter, together);
        expect(comparable(stateAfter(together, combineRedo(again, 'r', 3)))).toEqual(comparable(redone));
      }),
      { numRuns: rounds(100), ...seed },
    );
  });

  test('have one entry for each record, and none for a record that was added and removed', () => {
    const shift = shiftAt('09:00-17:00', { id: 'one' });
    const later = { ...shift, notes: 'later' };
    const passing = shiftAt('10:00-11:00', { id: 'passing' });
    const steps = asSteps(
      [
        changeOf([shiftEntry(shift, later), shiftEntry(undefined, passing)], 'a'),
        changeOf([shiftEntry(passing, undefined)], 'b'),
        changeOf([shiftEntry(later, { ...later, notes: 'last' })], 'c'),
      ].reverse(),
    );
    const change = combineUndo(steps, 'u', 2);
    expect(change).toEqual({
      id: 'u',
      at: 2,
      entries: [shiftEntry({ ...later, notes: 'last' }, shift)],
      origin: 'undo',
      of: 'c',
      also: ['b', 'a'],
    });
  });

  test('equal the plain undo and redo for a single step', () => {
    const step = changeOf([shiftEntry(undefined, shiftAt('09:00-17:00'))], 'a');
    expect(combineUndo([step], 'u', 2)).toEqual(invertChange(step, 'u', 2));
    expect(combineRedo([step], 'r', 2)).toEqual(repeatChange(step, 'r', 2));
  });
});

describe('canUndoSeparately', () => {
  const maya = employeeOf('Maya', { id: 'maya' });
  const shift = shiftAt('09:00-17:00', { id: 's', employeeName: 'Maya' });
  const moved = { ...shift, date: day('2026-11-24') };
  const step = (id: string, ...entries: readonly ChangeEntry[]): ScheduleChange => ({ id, at: 0, entries });
  const move = step('move', shiftEntry(shift, moved));

  test('is true for the last step, and when later steps change other records', () => {
    const other = step('other', shiftEntry(undefined, { ...shift, id: 't' }));
    expect(canUndoSeparately([move], 'move')).toBe(true);
    expect(canUndoSeparately([move, other], 'move')).toBe(true);
  });

  test('is false when a later step changed the same record', () => {
    const noted = step('noted', shiftEntry(moved, { ...moved, notes: 'Keys' }));
    expect(canUndoSeparately([move, noted], 'move')).toBe(false);
    expect(canUndoSeparately([move, noted], 'noted')).toBe(true);
  });

  test('is true when a later step only renamed the person', () => {
    const rename = step(
      'rename',
      employeeEntry(maya, { ...maya, name: 'Maja' }),
      shiftEntry(moved, { ...moved, employeeName: 'Maja' }),
    );
    expect(canUndoSeparately([move, rename], 'move')).toBe(true);
  });

  test('is false for an unknown step', () => {
    expect(canUndoSeparately([move], 'gone')).toBe(false);
  });
});
