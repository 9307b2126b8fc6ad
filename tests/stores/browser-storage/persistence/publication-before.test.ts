import { type DatabaseTab, openBrowser } from '@/tests/support/storage/database-tabs';
import {
  ANAS,
  BENS,
  employeeDraft,
  foreignStorage,
  pageOf,
  refuse,
  textIn,
} from '@/tests/support/storage/database-views';

const before = (tab: DatabaseTab) => pageOf(tab).publication?.before;

/** A browser in which Ana's shift was changed between two publications. */
async function publishedTwice() {
  const browser = openBrowser(foreignStorage());
  const tab = browser.openTab();
  await browser.settle();
  tab.schedule.publish();
  tab.schedule.updateShift({ ...ANAS, role: 'Cook' });
  tab.schedule.publish();
  await browser.settle();
  return { browser, tab };
}

test('keeps the shifts of the previous publication after a reload and in another tab', async () => {
  const { browser, tab } = await publishedTwice();
  const expected = { shifts: [{ id: ANAS.id, published: { role: ANAS.role } }] };
  expect(before(tab)).toMatchObject(expected);
  const other = browser.openTab();
  const next = tab.reload();
  await browser.settle();
  expect(before(next)).toMatchObject(expected);
  expect(before(other)).toEqual(before(next));
});

test('renames an employee in the shifts of the previous publication, in every tab and in the database', async () => {
  const { browser, tab } = await publishedTwice();
  const other = browser.openTab();
  await browser.settle();
  tab.employees.updateEmployee('e1', employeeDraft('Anna'), ANAS.date);
  await browser.settle();
  const renamed = { shifts: [{ published: { employeeName: 'Anna', role: ANAS.role } }] };
  expect(before(tab)).toMatchObject(renamed);
  expect(before(other)).toMatchObject(renamed);
  const next = tab.reload();
  await browser.settle();
  expect(before(next)).toMatchObject(renamed);
});

test('uses the new name when another tab renames the employee while this one publishes', async () => {
  const browser = openBrowser(foreignStorage());
  const [one, other] = [browser.openTab(), browser.openTab()];
  await browser.settle();
  one.schedule.publish();
  one.schedule.updateShift({ ...ANAS, role: 'Cook' });
  await browser.settle();
  other.holdBack(true);
  one.employees.updateEmployee('e1', employeeDraft('Anna'), ANAS.date);
  await browser.settle();
  other.schedule.publish();
  other.holdBack(false);
  await browser.settle();
  const renamed = { shifts: [{ published: { employeeName: 'Anna' } }] };
  for (const tab of [one, other]) expect(before(tab)).toMatchObject(renamed);
  const next = one.reload();
  await browser.settle();
  expect(before(next)).toMatchObject(renamed);
});

test('keeps the shifts of the previous publication in localStorage without a database', async () => {
  const browser = openBrowser(foreignStorage());
  refuse(browser);
  const tab = browser.openTab();
  await browser.settle();
  tab.schedule.publish();
  tab.schedule.deleteShift(BENS.id);
  tab.schedule.publish();
  await browser.settle();
  tab.sync.flush();
  const expected = { shifts: [{ id: BENS.id, published: { employeeName: 'Ben' } }] };
  expect(textIn(browser, 'brigade-publication').before).toMatchObject(expected);
  const next = tab.reload();
  await browser.settle();
  expect(before(next)).toMatchObject(expected);
});

describe('a removed shift of an earlier publication', () => {
  const removedIn = (tab: DatabaseTab) => pageOf(tab).publication?.told;
  const anas = [{ id: ANAS.id, employeeName: 'Ana', date: ANAS.date }];

  async function publishedWithout() {
    const { browser, tab } = await publishedTwice();
    tab.schedule.deleteShift(ANAS.id);
    tab.schedule.publish();
    await browser.settle();
    return { browser, tab };
  }

  test('stays in the publication after a reload, in another tab and after a rename', async () => {
    const { browser, tab } = await publishedWithout();
    expect(removedIn(tab)).toMatchObject(anas);
    const other = browser.openTab();
    const next = tab.reload();
    await browser.settle();
    expect(removedIn(next)).toEqual(removedIn(other));
    next.employees.updateEmployee('e1', employeeDraft('Anna'), ANAS.date);
    await browser.settle();
    const renamed = [{ ...anas[0], employeeName: 'Anna' }];
    expect(removedIn(other)).toMatchObject(renamed);
    const again = other.reload();
    await browser.settle();
    expect(removedIn(again)).toMatchObject(renamed);
  });

  test('is dropped without the rest of the publication if unreadable', async () => {
    const { browser, tab } = await publishedWithout();
    tab.sync.flush();
    const stored = textIn(browser, 'brigade-publication');
    expect(stored.told).toMatchObject(anas);
    refuse(browser);
    tab.kill();
    browser.storage.setItem(
      'brigade-publication',
      JSON.stringify({ ...stored, told: [{ id: 7 }], sequence: '' }),
    );
    const next = browser.openTab();
    await browser.settle();
    expect(pageOf(next).publication).toMatchObject({ at: stored.at, before: stored.before });
    expect(removedIn(next)).toBeUndefined();
  });
});

test('drops unreadable shifts of the previous publication and keeps the rest of the publication', async () => {
  const { browser, tab } = await publishedTwice();
  tab.sync.flush();
  const stored = textIn(browser, 'brigade-publication');
  refuse(browser);
  tab.kill();
  const texts = [{ at: 'never' }, { at: 1, shifts: [{ id: 'x', published: { date: 'never' } }] }, null, []];
  for (const damaged of texts) {
    browser.storage.setItem('brigade-publication', JSON.stringify({ ...stored, before: damaged }));
    const next = browser.openTab();
    await browser.settle();
    expect(pageOf(next).publication).toMatchObject({ at: stored.at, shiftCount: 2 });
    expect(before(next)).toBeUndefined();
    next.kill();
  }
});
