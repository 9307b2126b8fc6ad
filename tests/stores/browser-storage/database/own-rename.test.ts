import { makeShift } from '@/tests/support/brigade';
import { startedTab, usedBrowser } from '@/tests/support/storage/away-tabs';
import { TODAY } from '@/tests/support/storage/database-tabs';
import { employeeDraft, namesIn, refuse, teamIn } from '@/tests/support/storage/database-views';

test("does not apply the page's own earlier rename to edits made after it lost its database", async () => {
  const browser = await usedBrowser();
  const open = browser.openDatabase;
  let lose = () => {};
  browser.openDatabase = (onLost) => {
    lose = onLost;
    return open(onLost);
  };
  const tab = await startedTab(browser);
  const [ana] = tab.schedule.getState().schedule.employees.values();
  if (!ana) throw new Error('The employee is missing.');
  tab.employees.updateEmployee(ana.id, employeeDraft('Bob'), TODAY);
  await browser.settle();
  refuse(browser);
  lose();
  await browser.settle();
  expect(tab.health()).toBe('limited');
  tab.employees.addEmployee(employeeDraft('Ana'));
  tab.schedule.addShift(makeShift({ id: 'new', employeeName: 'Ana' }));
  tab.sync.flush();
  tab.kill();
  browser.openDatabase = open;
  const next = await startedTab(browser);
  expect(namesIn(next)).toMatchObject({ s1: 'Bob', new: 'Ana' });
  expect(teamIn(next)).toEqual(['Ana', 'Bob']);
});
