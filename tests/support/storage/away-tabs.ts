import { makeShift } from '@/tests/support/brigade';
import { type Browser, type DatabaseTab, openBrowser } from './database-tabs';
import { foreignStorage, refuse } from './database-views';

/** Opens a tab that shows the stored schedule and has written its first frame. */
export async function startedTab(browser: Browser): Promise<DatabaseTab> {
  const tab = browser.openTab();
  await browser.settle();
  tab.runTimers();
  return tab;
}

/** A browser whose page with a database was closed after it wrote the keys. */
export async function usedBrowser(): Promise<Browser> {
  const browser = openBrowser(foreignStorage());
  const tab = await startedTab(browser);
  tab.schedule.addShift(makeShift({ id: 'far', date: '2027-11-19' }));
  await browser.settle();
  tab.sync.flush();
  tab.kill();
  return browser;
}

/** Opens a page for which the database does not open, as after an `UnknownError` of the browser. */
export async function tabWithoutDatabase(browser: Browser): Promise<DatabaseTab> {
  const open = browser.openDatabase;
  refuse(browser);
  const tab = await startedTab(browser);
  browser.openDatabase = open;
  return tab;
}
