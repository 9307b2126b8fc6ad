import { dayEdit } from '@/lib/days/day-edits';
import { startedTab, tabWithoutDatabase, usedBrowser } from '@/tests/support/storage/away-tabs';
import { type DatabaseTab, openBrowser, TODAY } from '@/tests/support/storage/database-tabs';

function say(tab: DatabaseTab, fields: Parameters<typeof dayEdit>[2]) {
  const entry = dayEdit(tab.schedule.getState().schedule.days, TODAY, fields);
  return tab.schedule.commit(entry ? [entry] : []);
}
const saidIn = (tab: DatabaseTab) => tab.schedule.getState().schedule.days.get(TODAY);

test('of one date two tabs that say something at once have both, and an undo takes back its own alone', async () => {
  const browser = openBrowser();
  const [one, other] = [browser.openTab(), browser.openTab()];
  await browser.settle();
  other.holdBack(true);
  say(one, { note: 'Party' });
  await browser.idle();
  say(other, { opening: { kind: 'closed' }, teamNote: 'Aprons' });
  other.holdBack(false);
  await browser.settle();
  for (const tab of [one, other]) {
    expect(saidIn(tab)).toEqual({
      id: TODAY,
      note: 'Party',
      teamNote: 'Aprons',
      opening: { kind: 'closed' },
    });
  }
  one.schedule.undo();
  await browser.settle();
  expect(saidIn(other)).toMatchObject({ note: 'Party', teamNote: '' });
});

test('a page without a database adds to what one with it has said of the date, and takes nothing away', async () => {
  const browser = await usedBrowser();
  const away = await tabWithoutDatabase(browser);
  const change = say(away, { note: 'Party' });
  expect(await away.schedule.whenStored(change)).toBe(true);
  away.sync.flush();
  away.kill();
  const tab = await startedTab(browser);
  expect(saidIn(tab)).toMatchObject({ note: 'Party' });
  say(tab, { teamNote: 'Aprons' });
  await browser.settle();
  tab.kill();
  const later = await tabWithoutDatabase(browser);
  expect(await later.schedule.whenStored(say(later, { note: '' }))).toBe(true);
  later.sync.flush();
  later.kill();
  expect(saidIn(await startedTab(browser))).toEqual({ id: TODAY, note: '', teamNote: 'Aprons' });
});
