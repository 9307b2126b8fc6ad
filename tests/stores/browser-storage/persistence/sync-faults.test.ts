import fc from 'fast-check';
import { type ChangeEntry, type ScheduleChange, templateEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { DatabaseRefused } from '@/stores/browser-storage/database/schedule-database';
import { makeShift } from '@/tests/support/brigade';
import { templateOf } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { type DatabaseTab, openBrowser, TODAY } from '@/tests/support/storage/database-tabs';
import { employeeDraft, foreignStorage, shiftsIn } from '@/tests/support/storage/database-views';

const ACTS = [
  'addShift',
  'addShift',
  'updateShift',
  'updateShift',
  'updateShift',
  'deleteShift',
  'deleteShift',
  'deleteAll',
  'undo',
  'redo',
  'addTemplate',
  'addEmployee',
  'renameEmployee',
  'deleteEmployee',
  'publish',
  'databaseFails',
  'databaseOpens',
  'databaseIsLost',
  'someKeysAreFull',
  'keysHaveRoom',
  'idle',
  'runTimers',
  'reload',
  'reload',
  'kill',
  'kill',
] as const;
const KEYS = [
  'shifts',
  'employees',
  'shiftTemplates',
  'brigade-stamp',
  'brigade-away',
  'brigade-journal',
  'brigade-publication',
];

const anyActs = fc.array(fc.record({ act: fc.constantFrom(...ACTS), tab: fc.nat(1), pick: fc.nat(1000) }), {
  minLength: 5,
  maxLength: 40,
  size: 'max',
});

/** The value by which these tests recognize a record after the entry; undefined if it is removed. */
function outcome(entry: ChangeEntry): string | undefined {
  switch (entry.kind) {
    case 'shift':
      return entry.after?.notes;
    case 'employee':
    case 'template':
      return entry.after?.name;
    case 'publication':
      return entry.after && `${entry.after.at}`;
    case 'undated':
      return undefined;
  }
}

function shownIn(tab: DatabaseTab, kind: string, id: string): string | undefined {
  const { shifts, employees, templates, publication } = tab.schedule.getState().schedule;
  if (kind === 'shift') return findShift(shifts, id)?.notes;
  if (kind === 'employee') return employees.get(id)?.name;
  if (kind === 'template') return templates.get(id)?.name;
  return publication && `${publication.at}`;
}

/** A browser with storage faults, and a record of the confirmed edits. */
function openWorld(tabCount: number) {
  const browser = openBrowser(foreignStorage());
  const open = browser.openDatabase;
  const lost = new Set<() => void>();
  let isFailing = false;
  let count = 0;
  browser.openDatabase = async (onLost) => {
    if (isFailing) throw new DatabaseRefused('refused', undefined);
    lost.add(onLost);
    return open(onLost);
  };
  const tabs = Array.from({ length: tabCount }, () => browser.openTab());
  /** The states of each record in order, and whether each was confirmed. */
  const made = new Map<string, { outcome: string | undefined; isConfirmed: boolean }[]>();
  /** Only one tab edits each record: between two, the order of the log may differ from that of the calls. */
  const owners = new Map<string, number>();
  const mayEdit = (id: string, tab: number) => tabCount === 1 || (owners.get(id) ?? 0) === tab;

  function note(change: ScheduleChange | undefined, index: number, tab: DatabaseTab): void {
    if (!change) return;
    const notes = change.entries.map((entry) => {
      const key = `${entry.kind} ${entry.id}`;
      const state = { outcome: outcome(entry), isConfirmed: false };
      // A rename confirms nothing about the other fields of a shift, which the page may know only in an old state.
      const isTouched = outcome(entry) !== outcome({ ...entry, after: entry.before } as ChangeEntry);
      made.set(key, [...(made.get(key) ?? []), state]);
      if (!owners.has(entry.id)) owners.set(entry.id, index);
      return isTouched ? state : undefined;
    });
    void tab.schedule.whenStored(change).then((isStored) => {
      for (const state of notes) if (state && isStored && tab.isAlive()) state.isConfirmed = true;
    });
  }

  async function perform({ act, tab: at, pick }: { act: (typeof ACTS)[number]; tab: number; pick: number }) {
    const index = at % tabCount;
    const tab = tabs[index];
    if (!tab) throw new Error('There is no tab.');
    const { schedule, employees } = tab;
    const shifts = shiftsIn(tab).filter(({ id }) => mayEdit(id, index));
    const shift = shifts[pick % Math.max(1, shifts.length)];
    const team = [...schedule.getState().schedule.employees.values()].filter(({ id }) => mayEdit(id, index));
    const employee = team[pick % Math.max(1, team.length)];
    const steps = schedule.getState().history;
    const isOwn = (step: ScheduleChange | undefined) =>
      step?.entries.every(({ id }) => mayEdit(id, index) && (tabCount === 1 || owners.has(id)));
    count += 1;
    const name = `${count}`;
    const noteNew = () => note(schedule.getState().history.undo.at(-1), index, tab);
    switch (act) {
      case 'addShift':
        note(schedule.addShift({ ...makeShift({ id: `shift-${name}` }), notes: name }), index, tab);
        break;
      case 'updateShift':
        if (shift) note(schedule.updateShift({ ...shift, notes: name }), index, tab);
        break;
      case 'deleteShift':
        if (shift) note(schedule.deleteShift(shift.id), index, tab);
        break;
      case 'deleteAll':
        if (pick % 3 === 0 && tabCount === 1) note(schedule.clearShifts(), index, tab);
        break;
      case 'undo':
      case 'redo': {
        if (!isOwn(steps[act].at(-1))) break;
        let change: ScheduleChange | undefined;
        const stop = schedule.listen(({ changes }) => {
          change = changes.at(-1);
        });
        schedule[act]();
        stop();
        note(change, index, tab);
        break;
      }
      case 'addTemplate':
        note(
          schedule.commit([templateEntry(undefined, templateOf(name, { id: `template-${name}` }))]),
          index,
          tab,
        );
        break;
      case 'addEmployee':
        if (employees.addEmployee(employeeDraft(`Person ${name}`)).isOk) noteNew();
        break;
      case 'renameEmployee':
        if (
          employee &&
          tabCount === 1 &&
          employees.updateEmployee(employee.id, employeeDraft(`Person ${name}`), TODAY).isOk
        )
          noteNew();
        break;
      case 'deleteEmployee':
        if (employee && tabCount === 1)
          note(employees.deleteEmployee(employee.id, 'keep', TODAY), index, tab);
        break;
      case 'publish':
        if (index === 0) note(schedule.publish(), index, tab);
        break;
      case 'databaseFails':
        isFailing = true;
        break;
      case 'databaseOpens':
        isFailing = false;
        break;
      case 'databaseIsLost':
        for (const lose of [...lost]) lose();
        await browser.idle();
        break;
      case 'someKeysAreFull':
        browser.storage.failsFor = (key) => pick % 2 === 0 || ((pick >> KEYS.indexOf(key)) & 2) > 0;
        break;
      case 'keysHaveRoom':
        browser.storage.failsFor = () => false;
        break;
      case 'idle':
        await browser.idle();
        break;
      case 'runTimers':
        tab.runTimers();
        break;
      case 'reload':
        tabs[index] = tab.reload();
        if (pick % 2 === 0) await browser.settle();
        break;
      case 'kill':
        tab.kill();
        tabs[index] = browser.openTab();
        if (pick % 2 === 0) await browser.settle();
        break;
    }
  }

  /** Ends all faults, closes the tabs and opens a new page. */
  async function lastPage(): Promise<DatabaseTab> {
    isFailing = false;
    browser.storage.failsFor = () => false;
    await browser.idle();
    for (const tab of tabs) {
      tab.sync.flush();
      tab.kill();
    }
    const tab = browser.openTab();
    await browser.settle();
    return tab;
  }

  return { browser, made, perform, lastPage };
}

describe.each([1, 2])('storage of %i tabs with random faults', (count) => {
  test('keeps every confirmed edit and no removed record', async () => {
    await fc.assert(
      fc.asyncProperty(anyActs, async (acts) => {
        const { browser, made, perform, lastPage } = openWorld(count);
        await browser.settle();
        for (const act of acts) await perform(act);
        for (const tab of [await lastPage(), await lastPage()]) {
          for (const [key, states] of made) {
            const [kind = '', id = ''] = key.split(' ');
            const lastConfirmed = states.findLastIndex(({ isConfirmed }) => isConfirmed);
            const shown = shownIn(tab, kind, id);
            const possible = states.slice(Math.max(0, lastConfirmed)).map(({ outcome }) => outcome);
            // An unconfirmed edit may be there or not.
            if (lastConfirmed >= 0) expect([key, possible]).toEqual([key, expect.arrayContaining([shown])]);
          }
          tab.kill();
        }
      }),
      { numRuns: rounds(30), ...seed },
    );
  }, 600_000);
});
