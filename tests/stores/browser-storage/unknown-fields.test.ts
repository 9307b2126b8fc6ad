import fc from 'fast-check';
import { dayEdit } from '@/lib/days/day-edits';
import { readBackup, writeBackup } from '@/lib/saved-data/backup/backup';
import { restoreEntries } from '@/lib/saved-data/backup/compare-backup';
import { DATA_VERSIONS } from '@/lib/saved-data/migrations';
import { repairDraftOf, repairedShift } from '@/lib/saved-data/repair-shift';
import { requestEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { publicationNow } from '@/lib/shifts/publication/publication';
import { shiftFromDraft } from '@/lib/shifts/shift/check-shift-draft';
import { withoutDetails } from '@/lib/shifts/shift/shift-details';
import { draftOfTemplate } from '@/lib/templates/template-draft';
import { createTemplatesStore } from '@/stores/templates/templates';
import { accepted, dayOf, employeeOf, requestOf, shiftAt, templateOf } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { NOTHING, SAVED_AT } from '@/tests/support/storage/backups';
import {
  type Browser,
  type DatabaseTab,
  openBrowser,
  storedIn,
  TODAY,
} from '@/tests/support/storage/database-tabs';
import { employeeDraft, pageOf, textIn } from '@/tests/support/storage/database-views';
import { MemoryStorage } from '@/tests/support/storage/memory-storage';
import { fieldsBeyond, unknownFields } from '@/tests/support/unknown-fields';

const SHIFT = shiftAt('09:00-17:00', { id: 's', date: TODAY });
const ANA = employeeOf('Ana', { id: 'e' });
const LATE = templateOf('Late', { id: 't', employeeName: 'Ana' });
const PARTY = dayOf(TODAY, { note: 'Party', opening: { kind: 'closed' } });
const ASKED = requestOf('ana-1', { facts: { kind: 'swap' } });
const WAITING = {
  id: 'u',
  employeeName: 'Ana',
  role: 'Server',
  date: 'x',
  startTime: '9:00',
  endTime: '17:00',
};
const PUBLICATION = { id: 'publication', at: 1, shiftCount: 1, since: [] };
const CHANGED = { id: 's', published: SHIFT };

type More = Readonly<Record<string, unknown>>;

/** Storage of a newer build: a record of every kind, each with fields that this build does not know. */
function newerStorage(more: More): MemoryStorage {
  const publication = {
    ...PUBLICATION,
    since: [{ ...CHANGED, published: { ...SHIFT, notes: 'then', ...more }, ...more }],
  };
  return new MemoryStorage({
    shifts: JSON.stringify([
      { ...SHIFT, status: 'Pending', ...more },
      { ...WAITING, ...more },
    ]),
    employees: JSON.stringify([{ ...ANA, ...more }]),
    shiftTemplates: JSON.stringify([{ ...LATE, ...more }]),
    'brigade-publication': JSON.stringify({
      ...publication,
      ...more,
      before: { at: 0, shifts: [CHANGED], ...more },
    }),
    'brigade-days': JSON.stringify([{ ...PARTY, ...more }]),
    'brigade-requests': JSON.stringify([{ ...ASKED, ...more }]),
    'brigade-data-version': String(DATA_VERSIONS.current),
  });
}

/** Opens two tabs and waits until both are idle. */
async function twoTabs(browser: Browser) {
  const [one, other] = [browser.openTab(), browser.openTab()];
  await browser.settle();
  return [one, other] as const;
}

/** The unknown fields of a record of each kind, as the tab shows it. */
function beyondIn(tab: DatabaseTab) {
  const { schedule, awaitingRepair } = tab.schedule.getState();
  const publication = publicationNow(schedule);
  const changed = publication?.since[0];
  return {
    shift: fieldsBeyond(findShift(schedule.shifts, 's'), SHIFT),
    employee: fieldsBeyond(schedule.employees.get('e'), ANA),
    template: fieldsBeyond(schedule.templates.get('t'), LATE),
    day: fieldsBeyond(schedule.days.get(TODAY), PARTY),
    request: fieldsBeyond(schedule.requests.get('ana-1'), ASKED),
    waiting: fieldsBeyond(awaitingRepair[0]?.stored ?? findShift(schedule.shifts, 'u'), {
      ...WAITING,
      ...SHIFT,
    }),
    publication: fieldsBeyond(publication, { ...PUBLICATION, before: 0 }),
    before: fieldsBeyond(publication?.before, { at: 0, shifts: 0 }),
    told: fieldsBeyond(changed, CHANGED),
    published: fieldsBeyond(changed?.published, SHIFT),
  };
}

const everywhere = (more: More) => ({
  ...{ shift: more, employee: more, template: more, day: more, request: more, waiting: more },
  ...{ publication: more, before: more, told: more, published: more },
});

/** Edits one record of every kind as its form does. */
function editAll(tab: DatabaseTab): void {
  const { schedule } = tab.schedule.getState();
  const [waiting] = tab.schedule.getState().awaitingRepair;
  const template = schedule.templates.get('t');
  if (!waiting || !template) throw new Error('The records of the test are missing.');
  accepted(tab.employees.updateEmployee('e', { ...employeeDraft('Anna'), role: 'Cook' }, TODAY));
  const draft = {
    ...withoutDetails(SHIFT),
    employeeName: 'anna',
    role: 'Cook',
    notes: 'later',
    status: 'Confirmed',
  };
  tab.schedule.updateShift(
    accepted(shiftFromDraft(draft, 's', tab.schedule.getState().schedule.employees.values())),
  );
  const changed = {
    ...draftOfTemplate(template),
    id: 't',
    name: 'Later',
    startTime: LATE.startTime,
    endTime: LATE.endTime,
  };
  const submitted = createTemplatesStore(tab.schedule).submitTemplate(changed);
  if (submitted && submitted !== 'unchanged') tab.schedule.commitSubmitted(submitted);
  const noted = dayEdit(schedule.days, TODAY, { note: 'Two parties' });
  tab.schedule.commit(noted ? [noted] : []);
  const asked = schedule.requests.get('ana-1');
  tab.schedule.commit(asked ? [requestEntry(asked, { ...asked, state: 'approved' })] : []);
  const repair = { ...repairDraftOf(waiting), date: String(TODAY) };
  tab.schedule.repairShift(accepted(repairedShift(waiting, repair)));
}

test('keeps unknown fields through edit, undo, redo, another tab and a reload', async () => {
  await fc.assert(
    fc.asyncProperty(unknownFields, async (more) => {
      const browser = openBrowser(newerStorage(more));
      const [one, other] = await twoTabs(browser);
      expect(beyondIn(one)).toEqual(everywhere(more));
      editAll(one);
      await browser.settle();
      for (const tab of [one, other]) {
        expect(beyondIn(tab)).toEqual(everywhere(more));
        expect(pageOf(tab).employees).toMatchObject([{ name: 'Anna' }]);
        expect(pageOf(tab).templates).toMatchObject([{ name: 'Later' }]);
        expect(pageOf(tab).shifts).toMatchObject([{ notes: 'later' }, { id: 'u', employeeName: 'Ana' }]);
      }
      while (other.schedule.undo()) await browser.settle();
      expect(pageOf(one).employees).toMatchObject([{ name: 'Ana' }]);
      expect(beyondIn(one)).toEqual(everywhere(more));
      while (other.schedule.redo()) await browser.settle();
      expect(beyondIn(one)).toEqual(everywhere(more));

      one.runTimers();
      const local = textIn(browser, 'shifts') as readonly object[];
      expect(local).toMatchObject([more, more]);
      const { shifts, employees, templates, publication, unpublished } = await storedIn(browser);
      expect([...shifts, ...employees, ...templates, ...publication]).toMatchObject([
        more,
        more,
        more,
        more,
        more,
      ]);
      expect(unpublished).toContainEqual(expect.objectContaining({ id: 's', ...more }));
      const again = one.reload();
      await browser.settle();
      expect(beyondIn(again)).toEqual(everywhere(more));
    }),
    { numRuns: rounds(5), ...seed },
  );
}, 600_000);

test('keeps unknown fields through a backup restored in another browser', async () => {
  await fc.assert(
    fc.asyncProperty(unknownFields, async (more) => {
      const browser = openBrowser(newerStorage(more));
      const [one] = await twoTabs(browser);
      const { publication: _publication, ...page } = pageOf(one);
      const publication = publicationNow(one.schedule.getState().schedule);
      const { shifts, awaitingRepair, employees, templates } = page;
      const days = [...one.schedule.getState().schedule.days.values()];
      const requests = [...one.schedule.getState().schedule.requests.values()];
      const content = {
        ...NOTHING,
        shifts,
        awaitingRepair,
        employees,
        templates,
        days,
        requests,
        ...(publication && { publication }),
      };
      const backup = accepted(readBackup(writeBackup(content, SAVED_AT))).content;

      const elsewhere = openBrowser();
      const [first, second] = await twoTabs(elsewhere);
      first.schedule.commit(restoreEntries(NOTHING, backup, 'replace'));
      await elsewhere.settle();
      expect(beyondIn(first)).toEqual(everywhere(more));
      expect(pageOf(second)).toEqual(pageOf(first));
    }),
    { numRuns: rounds(5), ...seed },
  );
}, 600_000);

test('keeps an unknown field that another tab changed when an employee is edited', async () => {
  const browser = openBrowser(newerStorage({ bonus: 12 }));
  const [one, other] = await twoTabs(browser);
  other.holdBack(true);
  const ana = one.schedule.getState().schedule.employees.get('e');
  if (!ana) throw new Error('Ana is missing.');
  one.schedule.commit([
    { kind: 'employee', id: 'e', before: ana, after: Object.assign({ ...ana }, { bonus: 15 }) },
  ]);
  await browser.idle();
  accepted(other.employees.updateEmployee('e', { ...employeeDraft('Ana'), role: 'Cook' }, TODAY));
  other.holdBack(false);
  await browser.settle();
  for (const tab of [one, other]) {
    expect(tab.schedule.getState().schedule.employees.get('e')).toMatchObject({ role: 'Cook', bonus: 15 });
  }
});

test('counts a shift as published if only unknown fields differ', async () => {
  const browser = openBrowser(newerStorage({ bonus: 12 }));
  const [one] = await twoTabs(browser);
  const shift = findShift(one.schedule.getState().schedule.shifts, 's');
  if (!shift) throw new Error('The shift is missing.');
  one.schedule.publish();
  one.schedule.updateShift(Object.assign({ ...shift }, { bonus: 15 }));
  await browser.settle();
  expect(one.schedule.getState().schedule.unpublished.size).toBe(0);
});
