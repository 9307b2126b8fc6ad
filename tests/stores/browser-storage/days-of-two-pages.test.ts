import { dayEdit } from '@/lib/days/day-edits';
import { startedTab, tabWithoutDatabase, usedBrowser } from '@/tests/support/storage/away-tabs';
import { type DatabaseTab, openBrowser, TODAY } from '@/tests/support/storage/database-tabs';

function editDay(tab: DatabaseTab, fields: Parameters<typeof dayEdit>[2]) {
  const entry = dayEdit(tab.schedule.getState().schedule.days, TODAY, fields);
  return tab.schedule.commit(entry ? [entry] : []);
}
const dayIn = (tab: DatabaseTab) => tab.schedule.getState().schedule.days.get(TODAY);

test('keeps the notes of one date from two tabs that edit at once, and undoes only the last edit', async () => {
  const browser = openBrowser();
  const [one, other] = [browser.openTab(), browser.openTab()];
  await browser.settle();
  other.holdBack(true);
  editDay(one, { note: 'Party' });
  await browser.idle();
  editDay(other, { opening: { kind: 'closed' }, teamNote: 'Aprons' });
  other.holdBack(false);
  await browser.settle();
  for (const tab of [one, other]) {
    expect(dayIn(tab)).toEqual({
      id: TODAY,
      note: 'Party',
      teamNote: 'Aprons',
      opening: { kind: 'closed' },
    });
  }
  one.schedule.undo();
  await browser.settle();
  expect(dayIn(other)).toMatchObject({ note: 'Party', teamNote: '' });
});

test('merges notes of one date from a page without a database and a page with a database', async () => {
  const browser = await usedBrowser();
  const away = await tabWithoutDatabase(browser);
  const change = editDay(away, { note: 'Party' });
  expect(await away.schedule.whenStored(change)).toBe(true);
  away.sync.flush();
  away.kill();
  const tab = await startedTab(browser);
  expect(dayIn(tab)).toMatchObject({ note: 'Party' });
  editDay(tab, { teamNote: 'Aprons' });
  await browser.settle();
  tab.kill();
  const later = await tabWithoutDatabase(browser);
  expect(await later.schedule.whenStored(editDay(later, { note: '' }))).toBe(true);
  later.sync.flush();
  later.kill();
  expect(dayIn(await startedTab(browser))).toEqual({ id: TODAY, note: '', teamNote: 'Aprons' });
});
