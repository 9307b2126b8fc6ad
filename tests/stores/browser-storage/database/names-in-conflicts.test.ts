import { openDB } from 'idb';
import { makeShift } from '@/tests/support/brigade';
import { openBrowser, TODAY } from '@/tests/support/storage/database-tabs';
import { employeeDraft } from '@/tests/support/storage/database-views';

test('renames an employee in the stored versions of a conflict', async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await browser.settle();
  const added = tab.employees.addEmployee(employeeDraft('Ana'));
  const id = (added.isOk && added.value?.entries[0]?.id) || '';
  tab.schedule.addShift(makeShift({ id: 's', employeeName: 'Ana' }));
  await browser.settle();
  const versions = {
    mine: { employeeName: 'Ana', role: 'Server' },
    theirs: { employeeName: 'Ben', role: 'Server' },
  };
  const conflict = { id: 'c', kind: 'shift', recordId: 's', group: 'who', state: 'open' };
  const database = await openDB(browser.name);
  await database.put('conflicts', { ...conflict, ...versions });
  tab.employees.updateEmployee(id, employeeDraft('Anna'), TODAY);
  await browser.settle();
  expect(await database.get('conflicts', 'c')).toEqual({
    ...conflict,
    mine: { employeeName: 'Anna', role: 'Server' },
    theirs: { employeeName: 'Ben', role: 'Server' },
  });
  database.close();
});
