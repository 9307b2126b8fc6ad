import { employeeEntry, shiftEntry, templateEntry } from '@/lib/shifts/change/schedule-change';
import type { Template } from '@/lib/templates/template';
import { weekShiftsFrom, weekShiftsOf, weekTemplate } from '@/lib/templates/week/week-template';
import { makeShift } from '@/tests/support/brigade';
import { type DatabaseTab, openBrowser, storedIn, TODAY } from '@/tests/support/storage/database-tabs';
import {
  ANAS,
  BENS,
  employeeDraft,
  foreignStorage,
  namesIn,
  notesIn,
  pageOf,
  shiftIdsIn,
  shiftsIn,
  teamIn,
} from '@/tests/support/storage/database-views';

const weekIn = (tab: DatabaseTab) => tab.schedule.getState().schedule.templates.get('w');
const { startTime, endTime } = makeShift({ times: ['14:00', '22:00'] });
const LATE = { startTime, endTime };
const shiftIn = (tab: DatabaseTab, id: string) => shiftsIn(tab).find((shift) => shift.id === id);
const ANAS_NEW = makeShift({ id: 's3', employeeName: ' ana' });

async function twoTabs() {
  const browser = openBrowser(foreignStorage());
  const one = browser.openTab();
  const other = browser.openTab();
  await browser.settle();
  one.runTimers();
  other.runTimers();
  return { browser, one, other };
}

describe('sync of two tabs', () => {
  test('shows each tab the edits of the other when the channel has delivered', async () => {
    const { browser, one, other } = await twoTabs();
    one.schedule.addShift(makeShift({ id: 's3' }));
    await browser.idle();
    expect(shiftIdsIn(other)).toEqual(['s1', 's2']);
    await browser.settle();
    expect(shiftIdsIn(other)).toEqual(['s1', 's2', 's3']);
  });

  test('shows missed edits without a channel when the user looks at a tab', async () => {
    const { browser, one, other } = await twoTabs();
    other.holdBack(true);
    one.schedule.addShift(makeShift({ id: 's3' }));
    await browser.settle();
    expect(shiftIdsIn(other)).toEqual(['s1', 's2']);
    other.sync.readRemoteChanges();
    await browser.settle();
    expect(shiftIdsIn(other)).toEqual(['s1', 's2', 's3']);
  });

  test('keeps simultaneous edits of different shifts', async () => {
    const { browser, one, other } = await twoTabs();
    one.schedule.updateShift({ ...ANAS, notes: 'one' });
    other.schedule.updateShift({ ...BENS, notes: 'other' });
    await browser.settle();
    expect([notesIn(one, 's1'), notesIn(one, 's2')]).toEqual(['one', 'other']);
    expect(pageOf(other)).toEqual(pageOf(one));
  });

  test('keeps both edits of one shift when the edits change different fields', async () => {
    const { browser, one, other } = await twoTabs();
    one.schedule.updateShift({ ...ANAS, ...LATE, notes: 'one' });
    other.schedule.updateShift({ ...ANAS, status: 'Pending' });
    await browser.settle();
    for (const tab of [one, other])
      expect(shiftIn(tab, 's1')).toEqual({ ...ANAS, ...LATE, notes: 'one', status: 'Pending' });
  });

  test('undoes an edit without the other tab’s edit of the same shift when both happen at once', async () => {
    const { browser, one, other } = await twoTabs();
    one.schedule.updateShift({ ...ANAS, notes: 'one' });
    await browser.settle();
    other.schedule.updateShift({ ...ANAS, notes: 'one', status: 'Pending' });
    one.schedule.undo();
    await browser.settle();
    for (const tab of [one, other]) expect(shiftIn(tab, 's1')).toEqual({ ...ANAS, status: 'Pending' });
  });

  test('restores the other tab’s edit when a concurrent removal is undone', async () => {
    const { browser, one, other } = await twoTabs();
    one.schedule.updateShift({ ...ANAS, notes: 'one' });
    other.schedule.deleteShift('s1');
    await browser.settle();
    expect(shiftIdsIn(one)).toEqual(['s2']);
    other.schedule.undo();
    await browser.settle();
    expect(notesIn(one, 's1')).toBe('one');
  });

  test('keeps both edits of a template and of an employee when the edits change different fields', async () => {
    const { browser, one, other } = await twoTabs();
    const [ana] = one.schedule.getState().schedule.employees.values();
    if (!ana) throw new Error('The employee is missing.');
    const { employeeName, role, status, color, startTime, endTime } = ANAS;
    const look = { employeeName, role, status, color, startTime, endTime };
    const template = { id: 't', name: 'Early', description: '', ...look, icon: 'sun' };
    one.schedule.commit([templateEntry(undefined, template)]);
    await browser.settle();
    one.schedule.commit([
      templateEntry(template, { ...template, ...LATE }),
      employeeEntry(ana, { ...ana, phone: '1' }),
    ]);
    other.schedule.commit([
      templateEntry(template, { ...template, name: 'Late' }),
      employeeEntry(ana, { ...ana, role: 'Cook', color: 'red' }),
    ]);
    await browser.settle();
    expect(pageOf(other)).toEqual(pageOf(one));
    const { employees, templates } = one.schedule.getState().schedule;
    expect(templates.get('t')).toEqual({ ...template, ...LATE, name: 'Late' });
    expect(employees.get(ana.id)).toEqual({ ...ana, phone: '1', role: 'Cook', color: 'red' });
  });

  test('uses the later edit in the log everywhere when both tabs edit one field', async () => {
    const { browser, one, other } = await twoTabs();
    one.schedule.updateShift({ ...ANAS, notes: 'one' });
    other.schedule.updateShift({ ...ANAS, notes: 'other' });
    await browser.settle();
    const { log, shifts } = await storedIn(browser);
    const last = log.at(-1)?.entries[0]?.after;
    expect(last).toMatchObject({ notes: notesIn(one, 's1') });
    expect(shifts[0]).toMatchObject({ notes: notesIn(one, 's1') });
    expect(pageOf(other)).toEqual(pageOf(one));
  });

  test('shares the undo history', async () => {
    const { browser, one, other } = await twoTabs();
    one.schedule.deleteShift('s1');
    await browser.settle();
    other.schedule.undo();
    await browser.settle();
    expect(shiftIdsIn(one)).toEqual(['s1', 's2']);
    expect(one.schedule.getState().history).toEqual(other.schedule.getState().history);
    expect(one.schedule.getState().history.redo).toHaveLength(1);
  });

  test('keeps an edit unknown to the other tab when that tab edits and writes', async () => {
    const { browser, one, other } = await twoTabs();
    other.holdBack(true);
    one.schedule.addShift(makeShift({ id: 's3' }));
    await browser.settle();
    other.schedule.addShift(makeShift({ id: 's4' }));
    await browser.settle();
    other.runTimers();
    expect(shiftIdsIn(one)).toEqual(['s1', 's2', 's3', 's4']);
    expect(shiftIdsIn(other)).toEqual(['s1', 's2', 's3', 's4']);
    expect((await storedIn(browser)).shifts).toHaveLength(4);
  });
});

describe('a rename in one tab while another adds a shift under the old name', () => {
  const allBeas = { s1: 'Bea', s2: 'Ben', s3: 'Bea' };

  test('assigns the shift to the new name when the rename is first in the log', async () => {
    const { browser, one, other } = await twoTabs();
    other.holdBack(true);
    one.employees.updateEmployee('e1', employeeDraft('Bea'), TODAY);
    await browser.settle();
    other.schedule.addShift(ANAS_NEW);
    await browser.settle();
    other.holdBack(false);
    await browser.settle();
    expect([namesIn(one), namesIn(other)]).toEqual([allBeas, allBeas]);
    expect([teamIn(one), teamIn(other)]).toEqual([['Bea'], ['Bea']]);
  });

  test('assigns the shift to the new name when the addition is first in the log', async () => {
    const { browser, one, other } = await twoTabs();
    one.holdBack(true);
    other.schedule.addShift(ANAS_NEW);
    await browser.settle();
    one.employees.updateEmployee('e1', employeeDraft('Bea'), TODAY);
    await browser.settle();
    expect([namesIn(one), namesIn(other)]).toEqual([allBeas, allBeas]);
    expect((await storedIn(browser)).shifts.map(({ employeeName }) => employeeName)).toEqual([
      'Bea',
      'Ben',
      'Bea',
    ]);
  });

  test('assigns the shift to the new name when both happen at the same moment', async () => {
    const { browser, one, other } = await twoTabs();
    one.employees.updateEmployee('e1', employeeDraft('Bea'), TODAY);
    other.schedule.addShift(ANAS_NEW);
    await browser.settle();
    expect([namesIn(one), namesIn(other)]).toEqual([allBeas, allBeas]);
  });

  test.each(['rename', 'template'] as const)(
    'puts the new name in a week template when the %s is first in the log',
    async (first) => {
      const { browser, one, other } = await twoTabs();
      const week = weekTemplate({ id: 'w', name: 'Winter' }, weekShiftsFrom([ANAS], false));
      const acts = {
        rename: () => one.employees.updateEmployee('e1', employeeDraft('Bea'), TODAY),
        template: () => other.schedule.commit([templateEntry(undefined, week)]),
      };
      const second = first === 'rename' ? 'template' : 'rename';
      for (const tab of [one, other]) tab.holdBack(true);
      acts[first]();
      await browser.idle();
      acts[second]();
      await browser.idle();
      for (const tab of [one, other]) tab.holdBack(false);
      await browser.settle();
      const [stored] = (await storedIn(browser)).templates;
      for (const template of [stored, ...[one, other].map(weekIn)])
        expect(weekShiftsOf(template as Template).map(({ employeeName }) => employeeName)).toEqual(['Bea']);
    },
  );

  test('assigns the shift to the last name after two renames', async () => {
    const { browser, one, other } = await twoTabs();
    other.holdBack(true);
    one.employees.updateEmployee('e1', employeeDraft('Bea'), TODAY);
    one.employees.updateEmployee('e1', employeeDraft('Cem'), TODAY);
    await browser.settle();
    other.schedule.addShift(ANAS_NEW);
    await browser.settle();
    expect(namesIn(one)).toEqual({ s1: 'Cem', s2: 'Ben', s3: 'Cem' });
    expect(pageOf(other)).toEqual(pageOf(one));
  });

  test('renames a shift added under the new name when the rename is undone', async () => {
    const { browser, one, other } = await twoTabs();
    one.employees.updateEmployee('e1', employeeDraft('Bea'), TODAY);
    await browser.settle();
    other.schedule.addShift(makeShift({ id: 's3', employeeName: 'Bea' }));
    one.schedule.undo();
    await browser.settle();
    expect(namesIn(one)).toEqual({ s1: 'Ana', s2: 'Ben', s3: 'Ana' });
    expect(pageOf(other)).toEqual(pageOf(one));
  });

  test('assigns a shift submitted before the rename and committed after it to the new name', async () => {
    const { browser, one, other } = await twoTabs();
    const submitted = other.schedule.submit([shiftEntry(undefined, ANAS_NEW)]);
    one.employees.updateEmployee('e1', employeeDraft('Bea'), TODAY);
    await browser.settle();
    if (submitted) other.schedule.commitSubmitted(submitted);
    await browser.settle();
    expect([namesIn(one), namesIn(other)]).toEqual([allBeas, allBeas]);
    expect((await storedIn(browser)).shifts.map(({ employeeName }) => employeeName)).not.toContain('Ana');
  });

  test('assigns a shift submitted before a rename in the same tab to the new name', async () => {
    const { browser, one, other } = await twoTabs();
    const submitted = one.schedule.submit([shiftEntry(undefined, ANAS_NEW)]);
    one.employees.updateEmployee('e1', employeeDraft('Bea'), TODAY);
    if (submitted) one.schedule.commitSubmitted(submitted);
    await browser.settle();
    expect([namesIn(one), namesIn(other)]).toEqual([allBeas, allBeas]);
  });

  test('keeps the old name of a submitted shift if the rename is undone before the commit', async () => {
    const { browser, one, other } = await twoTabs();
    const anas = makeShift({ id: 's3', employeeName: 'Ana' });
    const submitted = other.schedule.submit([shiftEntry(undefined, anas)]);
    one.employees.updateEmployee('e1', employeeDraft('Bea'), TODAY);
    await browser.settle();
    one.schedule.undo();
    await browser.settle();
    if (submitted) other.schedule.commitSubmitted(submitted);
    await browser.settle();
    expect(namesIn(one)).toEqual({ s1: 'Ana', s2: 'Ben', s3: 'Ana' });
    expect(pageOf(other)).toEqual(pageOf(one));
  });
});
