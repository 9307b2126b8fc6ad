import fc from 'fast-check';
import { publicationEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { PUBLICATION_ID, publicationNow } from '@/lib/shifts/publication/publication';
import { publicationOfDays, unpublishEntry } from '@/lib/shifts/publication/publish-days';
import type { DaySpan } from '@/lib/shifts/publication/published-days';
import { addDays } from '@/lib/time/local-date';
import { makeShift } from '@/tests/support/brigade';
import { type Browser, type DatabaseTab, TODAY } from './database-tabs';
import { employeeDraft, shiftsIn } from './database-views';

const NAMES = ['Ana', 'Bea', 'Cem', 'Zoë'];
const ACTS = [
  'addShift',
  'addShift',
  'updateShift',
  'updateShift',
  'deleteShift',
  'submit',
  'clear',
  'undo',
  'redo',
  'undoOne',
  'publish',
  'moveShift',
  'moveShift',
  'publishDays',
  'publishDays',
  'unpublishDays',
  'restore',
  'addEmployee',
  'updateEmployee',
  'renameEmployee',
  'deleteEmployee',
  'idle',
  'deliver',
  'runTimers',
  'holdBack',
  'letGo',
  'reload',
  'kill',
] as const;

/** An action in one of the tabs; `pick` selects its subject. */
export interface Act {
  readonly act: (typeof ACTS)[number];
  readonly tab: number;
  readonly pick: number;
}

export const anyActs: fc.Arbitrary<readonly Act[]> = fc.array(
  fc.record({ act: fc.constantFrom(...ACTS), tab: fc.nat(3), pick: fc.nat(1000) }),
  { minLength: 5, maxLength: 40, size: 'max' },
);

function pickFrom<Item>(items: readonly Item[], pick: number): Item | undefined {
  return items[pick % Math.max(1, items.length)];
}

/** A week or half of one among the two that hold the shifts. */
function spanOf(pick: number): DaySpan {
  const from = addDays(TODAY, pick % 11);
  return { from, to: addDays(from, pick % 2 === 0 ? 6 : 3) };
}

/** Performs the action and returns the change it made, if any. */
export async function perform(browser: Browser, tabs: DatabaseTab[], { act, tab: at, pick }: Act) {
  const index = at % tabs.length;
  const tab = tabs[index];
  if (!tab) throw new Error('There is no tab.');
  const { schedule, employees } = tab;
  const employee = pickFrom([...schedule.getState().schedule.employees.values()], pick);
  const shift = pickFrom(shiftsIn(tab), pick);
  const name = pickFrom(NAMES, pick) ?? '';
  const replaceWith = (next: DatabaseTab) => {
    tabs[index] = next;
  };
  switch (act) {
    case 'addShift':
      schedule.addShift(makeShift({ id: schedule.newId(), employeeName: employee?.name ?? name }));
      break;
    case 'submit':
      schedule.submit([
        {
          kind: 'shift',
          id: `submitted-${pick}`,
          after: makeShift({ id: `submitted-${pick}`, employeeName: employee?.name ?? name }),
        },
      ]);
      break;
    case 'updateShift':
      if (shift) schedule.updateShift({ ...shift, notes: `${pick}` });
      break;
    case 'deleteShift':
      if (shift) schedule.deleteShift(shift.id);
      break;
    case 'clear':
      if (pick % 4 === 0) schedule.clearShifts();
      break;
    case 'undo':
      schedule.undo();
      break;
    case 'undoOne':
      schedule.undo(pickFrom(schedule.getState().history.undo, pick)?.id);
      break;
    case 'publish':
      schedule.publish();
      break;
    case 'moveShift':
      if (shift) {
        const status = pick % 3 === 0 ? 'Pending' : 'Confirmed';
        schedule.updateShift({ ...shift, date: addDays(TODAY, pick % 14), status });
      }
      break;
    case 'publishDays': {
      const part = { spans: [spanOf(pick)], holdsPendingBack: pick % 2 === 0 };
      schedule.publish((instant, all) => publicationOfDays(instant, all, part));
      break;
    }
    case 'unpublishDays': {
      const { schedule: current } = schedule.getState();
      const entry = unpublishEntry(current, [spanOf(pick)], current.publication?.at ?? 0);
      if (entry) schedule.commit([entry]);
      break;
    }
    case 'restore': {
      // As a backup does it: another publication, or none, in the place of the current one.
      const before = publicationNow(schedule.getState().schedule);
      const days = [{ ...spanOf(pick), at: pick + 1 }];
      const after =
        pick % 3 === 0 ? undefined : { id: PUBLICATION_ID, at: pick + 1, shiftCount: 0, since: [], days };
      const removed = shift && pick % 2 === 0 ? [shiftEntry(shift, undefined)] : [];
      if (before || after) schedule.commit([...removed, publicationEntry(before, after)]);
      break;
    }
    case 'redo':
      schedule.redo();
      break;
    case 'addEmployee':
      employees.addEmployee(employeeDraft(name));
      break;
    case 'updateEmployee':
      if (employee)
        employees.updateEmployee(employee.id, employeeDraft(employee.name, `Role ${pick}`), TODAY);
      break;
    case 'renameEmployee':
      if (employee) employees.updateEmployee(employee.id, employeeDraft(name), TODAY);
      break;
    case 'deleteEmployee':
      if (employee) employees.deleteEmployee(employee.id, pick % 2 === 0 ? 'keep' : 'delete', TODAY);
      break;
    case 'idle':
      await browser.idle();
      break;
    case 'deliver':
      browser.deliver();
      break;
    case 'runTimers':
      tab.runTimers();
      break;
    case 'holdBack':
      tab.holdBack(true);
      break;
    case 'letGo':
      tab.holdBack(false);
      break;
    case 'reload':
      replaceWith(tab.reload());
      break;
    case 'kill':
      tab.kill();
      replaceWith(browser.openTab());
      break;
  }
}

/** Delivers everything, makes every tab check for missed changes, and runs pending timers. */
export async function settleTabs(browser: Browser, tabs: readonly DatabaseTab[]): Promise<void> {
  for (const tab of tabs) tab.holdBack(false);
  await browser.settle();
  for (const tab of tabs) tab.sync.readRemoteChanges();
  await browser.settle();
  for (const tab of tabs) tab.runTimers();
}
