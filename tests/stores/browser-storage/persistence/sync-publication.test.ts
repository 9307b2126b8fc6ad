import { publicationEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { PUBLICATION_ID, publicationNow } from '@/lib/shifts/publication/publication';
import { openBrowser, storedIn } from '@/tests/support/storage/database-tabs';
import { ANAS, employeeDraft, foreignStorage, namesIn, pageOf } from '@/tests/support/storage/database-views';

test('renames an employee in published shifts, in the page and in the database', async () => {
  const browser = openBrowser(foreignStorage());
  const tab = browser.openTab();
  await browser.settle();
  tab.schedule.publish();
  const gone = tab.schedule.deleteShift(ANAS.id);
  tab.employees.updateEmployee('e1', employeeDraft('Anna'), ANAS.date);
  await browser.settle();
  expect(pageOf(tab).unpublished).toMatchObject([{ published: { employeeName: 'Anna' } }]);
  const next = tab.reload();
  await browser.settle();
  expect(pageOf(next).unpublished).toMatchObject([{ published: { employeeName: 'Anna' } }]);
  next.schedule.undo(gone?.id);
  await browser.settle();
  expect(namesIn(next)).toMatchObject({ [ANAS.id]: 'Anna' });
  expect(pageOf(next).unpublished).toEqual([]);
  const last = next.reload();
  await browser.settle();
  expect(pageOf(last).unpublished).toEqual([]);
});

test('keeps a later publication when another tab undoes a restore', async () => {
  const browser = openBrowser(foreignStorage());
  const [one, other] = [browser.openTab(), browser.openTab()];
  await browser.settle();
  one.schedule.publish();
  await browser.settle();
  const before = publicationNow(one.schedule.getState().schedule);
  const old = { id: PUBLICATION_ID, at: 1, shiftCount: 0, since: [] };
  const restore = one.schedule.commit([shiftEntry(ANAS, undefined), publicationEntry(before, old)]);
  one.schedule.publish();
  await browser.settle();
  const { publication } = one.schedule.getState().schedule;
  other.schedule.undo(restore?.id);
  await browser.settle();
  for (const tab of [one, other, browser.openTab()]) {
    await browser.settle();
    expect(pageOf(tab).publication).toEqual(publication);
    // Ana's shift is back but not published.
    expect(pageOf(tab).unpublished).toEqual([{ id: ANAS.id }]);
  }
  const stored = await storedIn(browser);
  expect([stored.publication, stored.unpublished]).toEqual([[publication], [{ id: ANAS.id }]]);
});
