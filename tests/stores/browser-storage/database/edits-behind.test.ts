import { employeeEntry, shiftEntry, templateEntry } from '@/lib/shifts/change/schedule-change';
import type { Shift } from '@/lib/shifts/shift/shift';
import { makeShift } from '@/tests/support/brigade';
import { startedTab, tabWithoutDatabase, usedBrowser } from '@/tests/support/storage/away-tabs';
import { type Browser, type DatabaseTab, TODAY } from '@/tests/support/storage/database-tabs';
import { ANAS, BENS, employeeDraft, shiftsIn } from '@/tests/support/storage/database-views';

/** Edits on a page with a database, which is killed before it writes the keys. */
async function keysBehind(edit: (tab: DatabaseTab) => void): Promise<Browser> {
  const browser = await usedBrowser();
  const tab = await startedTab(browser);
  edit(tab);
  await browser.settle();
  tab.kill();
  return browser;
}

/** Edits on a page without a database, and opens the next page with one. */
async function afterEditOnKeys(browser: Browser, edit: (tab: DatabaseTab) => void): Promise<DatabaseTab> {
  const tab = await tabWithoutDatabase(browser);
  edit(tab);
  tab.sync.flush();
  tab.kill();
  return startedTab(browser);
}

const anasIn = (tab: DatabaseTab) => shiftsIn(tab).find(({ id }) => id === ANAS.id);
const timesOf = (start: string, end: string) => {
  const { startTime, endTime } = makeShift({ times: [start, end] });
  return { startTime, endTime };
};

test('applies times edited on outdated keys and keeps notes unknown to the editing page', async () => {
  const browser = await keysBehind((tab) =>
    tab.schedule.updateShift({ ...ANAS, ...timesOf('14:00', '22:00'), notes: 'later' }),
  );
  const next = await afterEditOnKeys(browser, (tab) =>
    tab.schedule.updateShift({ ...ANAS, ...timesOf('12:00', ANAS.endTime) }),
  );
  expect(anasIn(next)).toEqual({ ...ANAS, ...timesOf('12:00', ANAS.endTime), notes: 'later' });
});

test('restores the stored shift with the unknown notes when the edit is undone', async () => {
  const browser = await keysBehind((tab) => tab.schedule.updateShift({ ...ANAS, notes: 'later' }));
  const next = await afterEditOnKeys(browser, (tab) =>
    tab.schedule.updateShift({ ...ANAS, status: 'Pending' }),
  );
  expect(anasIn(next)).toEqual({ ...ANAS, notes: 'later', status: 'Pending' });
  next.schedule.undo();
  expect(anasIn(next)).toEqual({ ...ANAS, notes: 'later' });
});

test('removes a field that the page without a database removed', async () => {
  const stationed: Shift = Object.assign({ ...ANAS }, { station: 'bar' });
  const browser = await usedBrowser();
  const first = await startedTab(browser);
  first.schedule.updateShift(stationed);
  await browser.settle();
  first.reload().kill();
  const next = await afterEditOnKeys(browser, (tab) => tab.schedule.commit([shiftEntry(stationed, ANAS)]));
  expect(anasIn(next)).toEqual(ANAS);
});

const anaIn = (tab: DatabaseTab) => {
  const [ana] = tab.schedule.getState().schedule.employees.values();
  if (!ana) throw new Error('The employee is missing.');
  return ana;
};

test("keeps a role unknown to the page that edits the employee's availability", async () => {
  const browser = await keysBehind((tab) => {
    tab.employees.updateEmployee(anaIn(tab).id, employeeDraft('Anna', 'Manager'), TODAY);
  });
  const availability = { days: [] };
  const next = await afterEditOnKeys(browser, (tab) => {
    tab.schedule.commit([employeeEntry(anaIn(tab), { ...anaIn(tab), availability })]);
  });
  expect(anaIn(next)).toMatchObject({ name: 'Anna', role: 'Manager', availability });
  expect(anasIn(next)?.employeeName).toBe('Anna');
});

test('keeps a role unknown to the page that renames the employee', async () => {
  const browser = await keysBehind((tab) => {
    tab.employees.updateEmployee(anaIn(tab).id, employeeDraft('Ana', 'Manager'), TODAY);
  });
  const next = await afterEditOnKeys(browser, (tab) => {
    tab.employees.updateEmployee(anaIn(tab).id, employeeDraft('Anna'), TODAY);
  });
  expect(anaIn(next)).toMatchObject({ name: 'Anna', role: 'Manager' });
  expect(anasIn(next)?.employeeName).toBe('Anna');
});

test('changes only the template fields that the page edited', async () => {
  const { employeeName, role, status, color, startTime, endTime } = ANAS;
  const times = { startTime, endTime };
  const template = {
    id: 't',
    name: 'Early',
    description: '',
    employeeName,
    role,
    ...times,
    status,
    color,
    icon: 'sun',
  };
  const browser = await usedBrowser();
  const first = await startedTab(browser);
  first.schedule.commit([templateEntry(undefined, template)]);
  await browser.settle();
  first.reload().kill();
  const killed = await startedTab(browser);
  killed.schedule.commit([templateEntry(template, { ...template, description: 'told' })]);
  await browser.settle();
  killed.kill();
  const next = await afterEditOnKeys(browser, (tab) =>
    tab.schedule.commit([templateEntry(template, { ...template, name: 'Late' })]),
  );
  expect([...next.schedule.getState().schedule.templates.values()]).toEqual([
    { ...template, name: 'Late', description: 'told' },
  ]);
});

const ways = {
  'stored without a database': tabWithoutDatabase,
  'left in the journal': async (browser: Browser) => browser.openTab(false, async () => undefined),
};

test.each(Object.keys(ways) as (keyof typeof ways)[])(
  'keeps later edits of a page that cannot read the keys over earlier ones %s',
  async (way) => {
    const browser = await usedBrowser();
    const early = await ways[way](browser);
    early.schedule.updateShift({ ...ANAS, ...timesOf('12:00', ANAS.endTime), notes: 'early' });
    early.schedule.updateShift({ ...BENS, notes: 'early' });
    early.sync.flush();
    early.kill();
    const refused = browser.openTab(true);
    await browser.settle();
    refused.schedule.updateShift({ ...ANAS, notes: 'later' });
    refused.schedule.deleteShift(BENS.id);
    await browser.settle();
    refused.kill();
    const next = await startedTab(browser);
    expect(anasIn(next)).toEqual({ ...ANAS, ...timesOf('12:00', ANAS.endTime), notes: 'later' });
    expect(shiftsIn(next).map(({ id }) => id)).not.toContain(BENS.id);
  },
);
