/** @jest-environment node */
import { restoreEntries } from '@/lib/saved-data/backup/compare-backup';
import { type DatabaseTab, openBrowser, TODAY } from '@/tests/support/storage/database-tabs';
import { employeeDraft } from '@/tests/support/storage/database-views';
import { openDevice, settle, share } from '@/tests/support/sync/devices';
import { createMemoryRelay } from '@/tests/support/sync/memory-relay';

const NAMES = ['Zed', 'Amy', 'Max', 'Bob', 'Kim', 'Eva', 'Joe', 'Lea'];

const teamOf = (tab: DatabaseTab) => [...tab.schedule.getState().schedule.employees.values()];
const orderIn = (tab: DatabaseTab) => teamOf(tab).map(({ name }) => name);

const contentOf = (tab: DatabaseTab) => ({
  shifts: [],
  awaitingRepair: [],
  employees: teamOf(tab),
  templates: [],
  days: [],
  requests: [],
  settings: [],
  preferences: {},
});

/** A tab with a team pasted within one millisecond. */
async function pastedTeam() {
  const browser = openBrowser();
  browser.isClockStopped = true;
  const tab = browser.openTab();
  await browser.settle();
  tab.employees.addTeam(NAMES.map((name) => employeeDraft(name)));
  await browser.settle();
  return { browser, tab };
}

describe('the order of employees', () => {
  test('stays the order of entry when a team pasted in one millisecond is read again', async () => {
    const { browser, tab } = await pastedTeam();
    const other = browser.openTab();
    const again = tab.reload();
    await browser.settle();
    expect([orderIn(again), orderIn(other)]).toEqual([NAMES, NAMES]);
  });

  test('stays the order of entry without a database', async () => {
    const { browser, tab } = await pastedTeam();
    tab.runTimers();
    const without = browser.openTab(false, () => new Promise(() => {}));
    expect(orderIn(without)).toEqual(NAMES);
  });

  test('stays the order of entry after a removal is undone, also after a reload', async () => {
    const { browser, tab } = await pastedTeam();
    const max = teamOf(tab)[2];
    tab.employees.deleteEmployee(max?.id ?? '', 'keep', TODAY);
    tab.schedule.undo();
    await browser.settle();
    const again = tab.reload();
    await browser.settle();
    expect([orderIn(tab), orderIn(again)]).toEqual([NAMES, NAMES]);
  });

  test('stays the order of entry after a backup replaces everything', async () => {
    const { browser, tab } = await pastedTeam();
    const backup = contentOf(tab);
    tab.employees.clearEmployees();
    tab.employees.addEmployee(employeeDraft('Uma'));
    tab.schedule.commit(restoreEntries(contentOf(tab), backup, 'replace'));
    await browser.settle();
    const again = tab.reload();
    await browser.settle();
    expect([orderIn(tab), orderIn(again)]).toEqual([NAMES, NAMES]);
  });

  test('is the same on two devices after both have added employees offline', async () => {
    const hub = createMemoryRelay();
    const opened = await openDevice(1);
    opened.tab.employees.addTeam(NAMES.slice(0, 3).map((name) => employeeDraft(name)));
    await opened.browser.settle();
    const laptop = await share(opened, hub, { seed: 1 });
    const phone = await share(await openDevice(2), hub, { seed: 2, secret: (await laptop.state()).secret });
    const devices = [laptop, phone];
    await settle(devices);
    for (const { relay } of devices) relay.cut();
    laptop.tab.employees.addTeam(NAMES.slice(3, 6).map((name) => employeeDraft(name)));
    phone.tab.employees.addTeam(NAMES.slice(6).map((name) => employeeDraft(name)));
    await settle(devices);
    for (const { relay } of devices) relay.join();
    await settle(devices);
    const [one, other] = devices.map(({ tab }) => orderIn(tab));
    expect(one).toEqual(other);
    expect(one?.filter((name) => NAMES.indexOf(name) < 6)).toEqual(NAMES.slice(0, 6));
    expect(orderIn(laptop.tab.reload())).toEqual(one);
  });

  test('is the order of ids for employees of an older build, with new employees at the end', async () => {
    const browser = openBrowser();
    const tab = browser.openTab();
    await browser.settle();
    tab.schedule.commit(
      restoreEntries(
        contentOf(tab),
        {
          ...contentOf(tab),
          employees: [
            { ...employeeDraft('Bob'), id: '1000000-zzzzzz' },
            { ...employeeDraft('Amy'), id: '1000000-aaaaaa' },
          ],
        },
        'merge',
      ),
    );
    await browser.settle();
    const again = tab.reload();
    await browser.settle();
    expect(orderIn(again)).toEqual(['Amy', 'Bob']);
    again.employees.addEmployee(employeeDraft('Ada'));
    expect(orderIn(again)).toEqual(['Amy', 'Bob', 'Ada']);
  });
});
