/** @jest-environment node */
import { openBrowser } from '@/tests/support/storage/database-tabs';
import { ANAS, employeeDraft, foreignStorage, namesIn, pageOf } from '@/tests/support/storage/database-views';

test('a rename reaches what was published under the old name, in the page and in the database', async () => {
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
