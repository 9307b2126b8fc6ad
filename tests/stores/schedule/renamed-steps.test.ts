import { findShift } from '@/lib/shifts/change/schedule-index';
import { redoTo } from '@/stores/schedule/undo-to';
import { makeShift, openTab } from '@/tests/support/brigade';
import { employeeDraft } from '@/tests/support/storage/database-views';

/** A tab with one employee, Ana, and a function to rename her. */
function tabWithAna() {
  const tab = openTab();
  const { schedule, employees, today } = tab;
  schedule.load(today);
  const ana = employees.addEmployee(employeeDraft('Ana'));
  const id = (ana.isOk && ana.value?.entries[0]?.id) || '';
  const nameOf = (shiftId: string) => findShift(schedule.getState().schedule.shifts, shiftId)?.employeeName;
  return {
    schedule,
    nameOf,
    teamNames: () => [...schedule.getState().schedule.employees.values()].map(({ name }) => name),
    rename: (name: string) => {
      const renamed = employees.updateEmployee(id, employeeDraft(name), today);
      return (renamed.isOk && renamed.value?.id) || '';
    },
    changeRole: () => {
      const changed = employees.updateEmployee(id, { ...employeeDraft('Ana'), role: 'Barista' }, today);
      return (changed.isOk && changed.value?.id) || '';
    },
  };
}

describe('a step undone out of order, before a later rename', () => {
  test('is redone under the new name', () => {
    const { schedule, rename, nameOf } = tabWithAna();
    const added = schedule.addShift(makeShift({ id: 's', employeeName: 'Ana' }));
    rename('Anna');
    schedule.undo(added?.id);
    expect(nameOf('s')).toBeUndefined();
    schedule.redo();
    expect(nameOf('s')).toBe('Anna');
  });

  test('is undone under the new name when it was redone', () => {
    const { schedule, rename, nameOf } = tabWithAna();
    schedule.addShift(makeShift({ id: 's', employeeName: 'Ana' }));
    const edited = schedule.updateShift(makeShift({ id: 's', employeeName: 'Ana', status: 'Pending' }));
    rename('Anna');
    schedule.undo(edited?.id);
    schedule.redo();
    schedule.undo();
    expect(nameOf('s')).toBe('Anna');
  });

  test('is redone with others under the new name', () => {
    const { schedule, rename, nameOf } = tabWithAna();
    const [a, b] = ['a', 'b'].map((id) => schedule.addShift(makeShift({ id, employeeName: 'Ana' })));
    rename('Anna');
    schedule.undo(b?.id);
    schedule.undo(a?.id);
    redoTo(schedule, b?.id ?? '');
    expect([nameOf('a'), nameOf('b')]).toEqual(['Anna', 'Anna']);
  });

  test('keeps the new name of the employee it changes', () => {
    const { schedule, rename, changeRole, teamNames } = tabWithAna();
    const changed = changeRole();
    rename('Anna');
    schedule.undo(changed);
    expect(teamNames()).toEqual(['Anna']);
    schedule.redo();
    expect(teamNames()).toEqual(['Anna']);
  });
});

describe('a rename undone out of order, before later steps', () => {
  test('leaves no later step that brings the name back', () => {
    const { schedule, rename, nameOf } = tabWithAna();
    const renamed = rename('Anna');
    schedule.addShift(makeShift({ id: 's', employeeName: 'Anna' }));
    schedule.deleteShift('s');
    schedule.undo(renamed);
    schedule.undo();
    expect(nameOf('s')).toBe('Ana');
  });
});
