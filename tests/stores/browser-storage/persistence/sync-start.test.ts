import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { readQuarantine, settleQuarantined } from '@/stores/browser-storage/keys/quarantine-list';
import { makeShift } from '@/tests/support/brigade';
import { type Browser, openBrowser, storedIn } from '@/tests/support/storage/database-tabs';
import {
  ANAS,
  BENS,
  foreignStorage,
  namesIn,
  notesIn,
  shiftIdsIn,
  shiftsIn,
  teamIn,
  textIn,
} from '@/tests/support/storage/database-views';
import { MemoryStorage } from '@/tests/support/storage/memory-storage';

/** Opens a tab that has read the database and written its first frame. */
async function startedTab(browser: Browser) {
  const tab = browser.openTab();
  await browser.settle();
  tab.runTimers();
  return tab;
}

describe('an empty database with existing keys', () => {
  test('imports shifts and employees and shows them at once', async () => {
    const browser = openBrowser(foreignStorage());
    const tab = browser.openTab();
    expect(shiftsIn(tab)).toEqual([ANAS, BENS]);
    await browser.settle();
    expect(shiftsIn(tab)).toEqual([ANAS, BENS]);
    expect(await storedIn(browser)).toMatchObject({
      shifts: [{ id: 's1' }, { id: 's2' }],
      employees: [{ id: 'e1', name: 'Ana' }],
      log: [{ origin: 'import' }],
    });
  });

  test('keeps the imported records when the keys are cleared afterwards', async () => {
    const browser = openBrowser(foreignStorage());
    const tab = await startedTab(browser);
    tab.kill();
    browser.storage.texts.clear();
    const next = await startedTab(browser);
    expect(shiftsIn(next)).toEqual([ANAS, BENS]);
    expect(teamIn(next)).toEqual(['Ana']);
    expect(textIn(browser, 'shifts')).toHaveLength(2);
  });

  test('imports the keys once when two tabs start together and a third starts later', async () => {
    const browser = openBrowser(foreignStorage());
    const tabs = [browser.openTab(), browser.openTab()];
    await browser.settle();
    for (const tab of tabs) tab.runTimers();
    for (const tab of tabs) tab.kill();
    const third = await startedTab(browser);
    expect(shiftsIn(third)).toEqual([ANAS, BENS]);
    expect((await storedIn(browser)).log).toHaveLength(1);
  });

  test('lists a shift without a readable date for repair, and undoes the repair after a reload', async () => {
    const stored = { ...ANAS, date: 'soon' };
    const browser = openBrowser(new MemoryStorage({ shifts: JSON.stringify([stored, BENS]) }));
    const tab = await startedTab(browser);
    tab.schedule.repairShift(ANAS);
    await browser.settle();
    tab.runTimers();
    expect(shiftsIn(tab)).toEqual([ANAS, BENS]);
    const next = tab.reload();
    await browser.settle();
    expect(next.schedule.getState().awaitingRepair).toEqual([]);
    next.schedule.undo();
    await browser.settle();
    expect(shiftsIn(next)).toEqual([BENS]);
    expect(next.schedule.getState().awaitingRepair).toEqual([{ id: 's1', stored }]);
    expect(await storedIn(browser)).toMatchObject({ shifts: [{ id: 's2' }], awaitingRepair: [stored] });
  });
});

describe('an edit', () => {
  test('survives a reload, also with localStorage cleared', async () => {
    const browser = openBrowser();
    const tab = await startedTab(browser);
    tab.schedule.addShift(makeShift({ id: 'near' }));
    tab.schedule.addShift(makeShift({ id: 'far', date: '2027-11-19' }));
    await browser.settle();
    const next = tab.reload();
    expect(shiftIdsIn(next)).toEqual(['near']);
    await browser.settle();
    expect(shiftIdsIn(next)).toEqual(['far', 'near']);
    browser.storage.texts.clear();
    const last = next.reload();
    await browser.settle();
    expect(shiftIdsIn(last)).toEqual(['far', 'near']);
  });

  test('is kept when made before the database has opened', async () => {
    const browser = openBrowser();
    (await startedTab(browser)).schedule.addShift(makeShift({ id: 'a' }));
    await browser.settle();
    const tab = browser.openTab();
    tab.schedule.addShift(makeShift({ id: 'b' }));
    await browser.settle();
    expect(shiftIdsIn(tab)).toEqual(['a', 'b']);
    expect((await storedIn(browser)).shifts).toHaveLength(2);
  });

  test('is stored when `whenStored` resolves, and not before', async () => {
    const browser = openBrowser();
    const tab = await startedTab(browser);
    let finish: () => void = () => {};
    tab.beforeFirstAppend = () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      });
    const change = tab.schedule.commit([shiftEntry(undefined, makeShift({ id: 'a' }))]);
    const answers: boolean[] = [];
    const stored = tab.schedule.whenStored(change).then((isStored) => answers.push(isStored));
    for (let tick = 0; tick < 20; tick += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(answers).toEqual([]);
    expect((await storedIn(browser)).shifts).toEqual([]);
    finish();
    await stored;
    expect(answers).toEqual([true]);
    expect((await storedIn(browser)).shifts).toMatchObject([{ id: 'a' }]);
    await expect(tab.schedule.whenStored(change)).resolves.toBe(true);
  });
});

describe('a text in localStorage', () => {
  test('is ignored if older than the log', async () => {
    const browser = openBrowser(foreignStorage());
    const tab = await startedTab(browser);
    tab.schedule.updateShift({ ...ANAS, notes: 'later' });
    tab.schedule.deleteShift('s2');
    await browser.settle();
    tab.kill();
    expect(textIn(browser, 'shifts')).toHaveLength(2);
    const next = await startedTab(browser);
    expect(shiftsIn(next)).toEqual([{ ...ANAS, notes: 'later' }]);
    expect(textIn(browser, 'shifts')).toMatchObject([{ id: 's1', notes: 'later' }]);
    expect((await storedIn(browser)).log).toHaveLength(3);
  });

  test('is imported by id after a manual edit, without removing records', async () => {
    const browser = openBrowser(foreignStorage());
    (await startedTab(browser)).kill();
    const added = makeShift({ id: 's3', employeeName: 'Cem' });
    browser.storage.texts.set('shifts', JSON.stringify([{ ...ANAS, notes: 'by hand' }, added]));
    const tab = await startedTab(browser);
    expect(namesIn(tab)).toEqual({ s1: 'Ana', s2: 'Ben', s3: 'Cem' });
    expect(notesIn(tab, 's1')).toBe('by hand');
    expect(textIn(browser, 'shifts')).toHaveLength(3);
  });

  test.each(['{not json', '{}', '"text"', '[{"id":"s1"', 'null'])(
    'is quarantined if corrupt: %s',
    async (text) => {
      const browser = openBrowser(foreignStorage());
      (await startedTab(browser)).kill();
      browser.storage.texts.set('shifts', text);
      const tab = await startedTab(browser);
      expect(shiftsIn(tab)).toEqual([ANAS, BENS]);
      expect(Object.values(readQuarantine(tab.gateway))).toEqual([text]);
      expect(tab.health()).toBe('unreadable');
    },
  );

  test('is reported as unreadable again at the next start until the quarantine is settled', async () => {
    const browser = openBrowser(foreignStorage());
    (await startedTab(browser)).kill();
    browser.storage.texts.set('shifts', '[{"id":"s1"');
    (await startedTab(browser)).kill();
    const next = await startedTab(browser);
    expect(textIn(browser, 'shifts')).toHaveLength(2);
    expect(next.health()).toBe('unreadable');
    settleQuarantined(next.gateway);
    next.kill();
    expect((await startedTab(browser)).health()).toBe('well');
  });

  test('is not overwritten if the text is corrupt and cannot be quarantined', async () => {
    const browser = openBrowser(foreignStorage());
    (await startedTab(browser)).kill();
    browser.storage.texts.set('shifts', '{not json');
    browser.storage.failsFor = (key) => key.startsWith('brigade-quarantine');
    const tab = await startedTab(browser);
    tab.schedule.addShift(makeShift({ id: 's3' }));
    await browser.settle();
    tab.runTimers();
    expect(browser.storage.texts.get('shifts')).toBe('{not json');
    expect((await storedIn(browser)).shifts).toHaveLength(3);
  });
});
