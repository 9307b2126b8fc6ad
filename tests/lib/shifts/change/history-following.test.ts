import { historyFollowing } from '@/lib/shifts/change/follow-renames';
import { EMPTY_HISTORY, historyAfter } from '@/lib/shifts/change/history';
import {
  type ChangeEntry,
  employeeEntry,
  invertChange,
  type ScheduleChange,
  shiftEntry,
} from '@/lib/shifts/change/schedule-change';
import { employeeOf, shiftAt } from '@/tests/support/records';

const maya = employeeOf('Maya', { id: 'maya' });
const shift = shiftAt('09:00-17:00', { id: 's', employeeName: 'Maya' });
const changeOf = (entries: readonly ChangeEntry[], more: Partial<ScheduleChange> = {}): ScheduleChange => ({
  id: 'c',
  at: 0,
  entries,
  ...more,
});
const renamed = changeOf([employeeEntry(maya, { ...maya, name: 'Maja' })], { id: 'r', origin: 'shared' });

describe('historyFollowing', () => {
  test('applies the new name to undo steps when another device renames someone', () => {
    const removed = historyAfter(EMPTY_HISTORY, changeOf([shiftEntry(shift, undefined)]));
    const { undo } = historyFollowing(removed, renamed);
    const [step] = undo;
    expect(step && invertChange(step, 'u', 0).entries).toEqual([
      shiftEntry(undefined, { ...shift, employeeName: 'Maja' }),
    ]);
  });

  test('applies the new name to redo steps when another device renames someone', () => {
    const added = changeOf([shiftEntry(undefined, shift)]);
    const undone = historyAfter(
      historyAfter(EMPTY_HISTORY, added),
      changeOf([shiftEntry(shift, undefined)], { id: 'u', of: 'c', origin: 'undo' }),
    );
    expect(historyFollowing(undone, renamed).redo).toEqual([
      changeOf([shiftEntry(undefined, { ...shift, employeeName: 'Maja' })]),
    ]);
  });

  test('keeps the names in a step that renames the person', () => {
    const step = changeOf([
      employeeEntry(maya, { ...maya, name: 'Mia' }),
      shiftEntry(shift, { ...shift, employeeName: 'Mia' }),
    ]);
    const history = historyAfter(EMPTY_HISTORY, step);
    const later = changeOf([employeeEntry({ ...maya, name: 'Mia' }, { ...maya, name: 'Maja' })], {
      id: 'r',
      origin: 'shared',
    });
    expect(historyFollowing(history, later).undo).toEqual([step]);
  });

  test('returns the same object if nobody is renamed', () => {
    const history = historyAfter(EMPTY_HISTORY, changeOf([shiftEntry(shift, undefined)]));
    const noted = changeOf([shiftEntry(shift, { ...shift, notes: 'x' })], { id: 'r', origin: 'shared' });
    expect(historyFollowing(history, noted)).toBe(history);
  });
});
