import { combineUndo } from '@/lib/shifts/change/combined-steps';
import { EMPTY_HISTORY, historyAfter } from '@/lib/shifts/change/history';
import {
  invertChange,
  repeatChange,
  type ScheduleChange,
  shiftEntry,
} from '@/lib/shifts/change/schedule-change';
import { historyLines } from '@/lib/shifts/history/history-lines';
import { changeOf, shiftAt } from '@/tests/support/records';

const edit = (id: string, at = 1): ScheduleChange => ({
  ...changeOf([shiftEntry(undefined, shiftAt('09:00-17:00', { id }))], id),
  at,
});
const [one, two, three] = [edit('one'), edit('two'), edit('three')];
const undoOf = (step: ScheduleChange) => invertChange(step, `undo ${step.id}`, 2);
const linesOf = (log: readonly ScheduleChange[], logged = log) =>
  historyLines(logged, log.reduce(historyAfter, EMPTY_HISTORY)).map(({ change, state, steps }) =>
    [change.id, state, steps].join(' '),
  );

describe('historyLines', () => {
  test('returns no lines for an empty log', () => {
    expect(linesOf([])).toEqual([]);
  });

  test('omits imports of records found in storage, but lists imports of files', () => {
    const note = { ...changeOf([], 'import-a-b-c'), origin: 'import' } as const;
    const bulk = { ...changeOf([], 'bulk'), origin: 'import' } as const;
    const covered = { ...changeOf([], 'away'), origin: 'import', of: note.id } as const;
    expect(linesOf([one, note, covered, bulk])).toEqual(['bulk fixed 0', 'one done 1']);
  });

  test('lists the newest step first, with the number of steps to undo back to each', () => {
    expect(linesOf([one, two, three])).toEqual(['three done 1', 'two done 2', 'one done 3']);
  });

  test('keeps an undone step in place with its redo count, and adds no line for the undo', () => {
    expect(linesOf([one, two, three, undoOf(three), undoOf(two)])).toEqual([
      'three undone 2',
      'two undone 1',
      'one done 1',
    ]);
    expect(linesOf([one, two, undoOf(one)])).toEqual(['two done 1', 'one undone 1']);
    expect(linesOf([one, undoOf(one), repeatChange(one, 'r', 3)])).toEqual(['one done 1']);
  });

  test('marks each of several steps as undone when one change undoes all of them', () => {
    expect(linesOf([one, two, combineUndo([two, one], 'u', 2)])).toEqual(['two undone 2', 'one undone 1']);
  });

  test('offers neither undo nor redo for an undone step after a new edit', () => {
    expect(linesOf([one, undoOf(one), two])).toEqual(['two done 1', 'one undone 0']);
  });

  test('lists imports and publications as steps that cannot be undone', () => {
    const published: ScheduleChange = { ...edit('published'), origin: 'publish' };
    const imported: ScheduleChange = { ...edit('imported'), origin: 'import' };
    expect(linesOf([imported, one, published, two])).toEqual([
      'two done 1',
      'published fixed 0',
      'one done 2',
      'imported fixed 0',
    ]);
  });

  test('marks a step as too old if the undo history no longer includes the step', () => {
    expect(historyLines([one], EMPTY_HISTORY)).toMatchObject([{ state: 'tooOld', steps: 0 }]);
  });

  test('lists the steps since the app was opened if there is no log', () => {
    const [early, late] = [edit('early', 1), edit('late', 5)];
    expect(linesOf([early, late, undoOf(late)], [])).toEqual(['late undone 1', 'early done 1']);
  });

  test('lists pending steps as newest, and steps outside the read part of the log as oldest', () => {
    const [old, logged, pending] = [edit('old', 1), edit('logged', 5), edit('pending', 9)];
    expect(linesOf([old, logged, pending], [logged])).toEqual([
      'pending done 1',
      'logged done 2',
      'old done 3',
    ]);
  });

  test('returns only the latest 200 lines', () => {
    const log = Array.from({ length: 230 }, (_, number) => edit(`step-${number}`));
    const lines = linesOf(log);
    expect([lines.length, lines[0], lines.at(-1)]).toEqual([200, 'step-229 done 1', 'step-30 done 200']);
  });
});
