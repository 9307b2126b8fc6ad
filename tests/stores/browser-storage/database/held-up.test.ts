import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { makeShift } from '@/tests/support/brigade';
import { startedTab, tabWithoutDatabase, usedBrowser } from '@/tests/support/storage/away-tabs';
import { type Browser, openBrowser } from '@/tests/support/storage/database-tabs';
import { foreignStorage, shiftIdsIn } from '@/tests/support/storage/database-views';

const MANY = Array.from({ length: 300 }, (_, index) => makeShift({ id: `bulk-${index}` }));

afterEach(() => jest.restoreAllMocks());

/** Makes the database refuse to write the record with that id. */
function refuseRecord(id: string) {
  const put = IDBObjectStore.prototype.put;
  return jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value,
  ) {
    if (value.id === id) throw new DOMException('Refused.', 'UnknownError');
    return put.call(this, value);
  });
}

/** Expects edits after a refused one to be reported as failed and to be in the next page. */
async function expectEditsToBeHeld(browser: Browser): Promise<void> {
  const tab = await startedTab(browser);
  const isStored = tab.schedule.whenStored(
    tab.schedule.commit(MANY.map((shift) => shiftEntry(undefined, shift))),
  );
  await browser.settle();
  await expect(Promise.race([isStored, browser.idle().then(() => 'pending')])).resolves.toBe(false);
  expect(tab.health()).toBe('failing');
  tab.sync.flush();
  tab.kill();
  jest.restoreAllMocks();
  expect(shiftIdsIn(await startedTab(browser))).toEqual(expect.arrayContaining(MANY.map(({ id }) => id)));
}

test('reports edits as failed while they wait for a refused change of a page without a database', async () => {
  const browser = await usedBrowser();
  const without = await tabWithoutDatabase(browser);
  without.schedule.addShift(makeShift({ id: 'away' }));
  without.sync.flush();
  without.kill();
  refuseRecord('away');
  await expectEditsToBeHeld(browser);
  expect(shiftIdsIn(await startedTab(browser))).toContain('away');
});

test('reports edits as failed while they wait for a refused import of the keys', async () => {
  const browser = openBrowser(foreignStorage());
  refuseRecord('s1');
  await expectEditsToBeHeld(browser);
});
