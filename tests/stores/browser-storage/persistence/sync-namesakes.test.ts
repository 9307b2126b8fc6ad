import { openDB } from 'idb';
import { makeShift } from '@/tests/support/brigade';
import { openBrowser, storedIn, TODAY } from '@/tests/support/storage/database-tabs';
import { employeeDraft, namesIn, pageOf, teamIn } from '@/tests/support/storage/database-views';
import { MemoryStorage } from '@/tests/support/storage/memory-storage';

const TWINS = [
  { id: 'e1', name: 'Maya Lund', role: 'Server', color: 'purple' },
  { id: 'e2', name: 'Maya  Lund', role: 'Cook', color: 'red' },
];
const SHIFTS = [
  makeShift({ id: 's1', employeeName: 'Maya Lund' }),
  makeShift({ id: 's2', employeeName: 'Maya  Lund', role: 'Cook' }),
];
const APART = { s1: 'Maya Lund', s2: 'Maya  Lund' };
const TOGETHER = { s1: 'Maya Lund', s2: 'Maya Lund' };

async function twoTabs() {
  const storage = new MemoryStorage({ shifts: JSON.stringify(SHIFTS), employees: JSON.stringify(TWINS) });
  const browser = openBrowser(storage);
  const one = browser.openTab();
  const other = browser.openTab();
  await browser.settle();
  one.runTimers();
  other.runTimers();
  return { browser, one, other };
}

describe('storage of two employees with the same name', () => {
  test('imports both from stored data and keeps both after a reload', async () => {
    const { browser, one } = await twoTabs();
    const again = one.reload();
    await browser.settle();
    expect(teamIn(again)).toEqual(['Maya  Lund', 'Maya Lund']);
    expect((await storedIn(browser)).employees).toHaveLength(2);
  });

  test('merges both in one step in every tab and on disk, and restores both by one undo', async () => {
    const { browser, one, other } = await twoTabs();
    one.employees.mergeNamesakes('e1');
    await browser.settle();
    for (const tab of [one, other]) {
      expect(teamIn(tab)).toEqual(['Maya Lund']);
      expect(namesIn(tab)).toEqual(TOGETHER);
    }
    const merged = await storedIn(browser);
    expect(merged.employees.map(({ id }) => id)).toEqual(['e1']);
    one.schedule.undo();
    await browser.settle();
    for (const tab of [one, other, one.reload()]) {
      await browser.settle();
      expect(teamIn(tab)).toEqual(['Maya  Lund', 'Maya Lund']);
      expect(namesIn(tab)).toEqual(APART);
    }
    expect((await storedIn(browser)).employees).toEqual(TWINS);
  });

  test('refuses the later employee when two tabs add the same name', async () => {
    const browser = openBrowser(new MemoryStorage());
    const [one, other] = [browser.openTab(), browser.openTab()];
    await browser.settle();
    one.employees.addEmployee(employeeDraft('Maya Lund'));
    other.employees.addEmployee(employeeDraft('Maya\u00a0 Lund\u200b'));
    await browser.settle();
    expect((await storedIn(browser)).employees.map(({ name }) => name)).toEqual(['Maya Lund']);
    expect(pageOf(other)).toEqual(pageOf(one));
  });
});

test('renames the employee of a shift that an older build stored under another name key', async () => {
  const { browser, one, other } = await twoTabs();
  one.employees.mergeNamesakes('e1');
  await browser.settle();
  other.holdBack(true);
  one.schedule.addShift(makeShift({ id: 's3', employeeName: 'Maya  Lund' }));
  await browser.settle();
  const database = await openDB(browser.name);
  const record = await database.get('shifts', 's3');
  expect(record.nameKey).toBe('maya lund');
  await database.put('shifts', { ...record, nameKey: 'maya  lund' });
  database.close();
  other.employees.updateEmployee('e1', employeeDraft('Maya Berg'), TODAY);
  await browser.settle();
  const { shifts } = await storedIn(browser);
  expect(shifts.map(({ employeeName }) => employeeName)).toEqual(Array(3).fill('Maya Berg'));
});
