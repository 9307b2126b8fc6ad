import { openDB } from 'idb';
import { publishedShifts } from '@/lib/share/published-week';
import { publicationOfDays, unpublishEntry } from '@/lib/shifts/publication/publish-days';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { sevenDaysFrom } from '@/lib/time/week';
import { makeShift } from '@/tests/support/brigade';
import { type DatabaseTab, openBrowser } from '@/tests/support/storage/database-tabs';
import { ANAS, foreignStorage, pageOf, refuse, textIn } from '@/tests/support/storage/database-views';

const FIRST = ANAS.date;
const NEXT = addDays(FIRST, 7);
const CARLOS = makeShift({ id: 'carlos', date: NEXT });

const publishWeek = (tab: DatabaseTab, from: LocalDate) =>
  tab.schedule.publish((at, schedule) =>
    publicationOfDays(at, schedule, { spans: [{ from, to: addDays(from, 6) }] }),
  );
const idsOn = (tab: DatabaseTab, from: LocalDate) =>
  publishedShifts(tab.schedule.getState().schedule, sevenDaysFrom(from))?.map(({ id }) => id);

async function openWithTwoWeeks() {
  const browser = openBrowser(foreignStorage());
  const tab = browser.openTab();
  await browser.settle();
  tab.schedule.addShift(CARLOS);
  await browser.settle();
  return { browser, tab };
}

test('publishes both weeks when two tabs publish different weeks at the same time', async () => {
  const { browser, tab: one } = await openWithTwoWeeks();
  const other = browser.openTab();
  await browser.settle();
  one.holdBack(true);
  publishWeek(one, FIRST);
  publishWeek(other, NEXT);
  await browser.settle();
  one.holdBack(false);
  await browser.settle();
  for (const tab of [one, other, one.reload()]) {
    await browser.settle();
    expect(idsOn(tab, FIRST)).toContain(ANAS.id);
    expect(idsOn(tab, NEXT)).toEqual([CARLOS.id]);
  }
});

test('publishes no edit of another week that the log has before the publication', async () => {
  const { browser, tab: one } = await openWithTwoWeeks();
  publishWeek(one, FIRST);
  publishWeek(one, NEXT);
  const other = browser.openTab();
  await browser.settle();
  one.holdBack(true);
  publishWeek(one, FIRST);
  other.schedule.updateShift({ ...CARLOS, role: 'Cook' });
  await browser.settle();
  one.holdBack(false);
  await browser.settle();
  const next = one.reload();
  await browser.settle();
  for (const tab of [other, next]) {
    expect(pageOf(tab).unpublished).toMatchObject([{ id: CARLOS.id, published: { role: CARLOS.role } }]);
  }
});

test('restores an unpublished week with one undo, in another tab and after a reload', async () => {
  const { browser, tab } = await openWithTwoWeeks();
  publishWeek(tab, FIRST);
  publishWeek(tab, NEXT);
  const week = [{ from: NEXT, to: addDays(NEXT, 6) }];
  const entry = unpublishEntry(tab.schedule.getState().schedule, week, Date.now());
  tab.schedule.commit(entry ? [entry] : []);
  await browser.settle();
  const other = browser.openTab();
  await browser.settle();
  expect([idsOn(other, FIRST)?.length, idsOn(other, NEXT)]).toEqual([2, undefined]);
  other.schedule.undo();
  await browser.settle();
  const next = tab.reload();
  await browser.settle();
  for (const one of [other, next]) expect(idsOn(one, NEXT)).toEqual([CARLOS.id]);
});

test('keeps the published weeks without a database', async () => {
  const browser = openBrowser(foreignStorage());
  refuse(browser);
  const tab = browser.openTab();
  await browser.settle();
  tab.schedule.addShift(CARLOS);
  publishWeek(tab, NEXT);
  await browser.settle();
  tab.sync.flush();
  expect(textIn(browser, 'brigade-publication').days).toMatchObject([{ from: NEXT }]);
  const next = tab.reload();
  await browser.settle();
  expect([idsOn(next, FIRST), idsOn(next, NEXT)]).toEqual([undefined, [CARLOS.id]]);
});

test("ignores an older build's record of an unpublished draft, also when its day is published", async () => {
  const { browser, tab } = await openWithTwoWeeks();
  publishWeek(tab, FIRST);
  await browser.settle();
  tab.sync.flush();
  tab.kill();
  const database = await openDB(browser.name);
  // The draft was on another day when the older build recorded it.
  const earlier = { ...CARLOS, date: addDays(NEXT, 1) };
  await database.put('unpublished', { id: CARLOS.id, published: earlier });
  database.close();
  const next = browser.openTab();
  await browser.settle();
  expect(pageOf(next).unpublished).toEqual([]);
  next.schedule.publish((at, schedule) => {
    const span = { from: earlier.date, to: earlier.date };
    return publicationOfDays(at, schedule, { spans: [span] });
  });
  await browser.settle();
  const last = next.reload();
  await browser.settle();
  expect(publishedShifts(last.schedule.getState().schedule, [earlier.date])).toEqual([]);
  expect(pageOf(last).unpublished).toEqual([]);
});

test('drops recorded versions of a shift on days that were not published', async () => {
  const { browser, tab } = await openWithTwoWeeks();
  publishWeek(tab, FIRST);
  tab.schedule.updateShift({ ...ANAS, role: 'Cook' });
  await browser.settle();
  tab.sync.flush();
  tab.kill();
  const database = await openDB(browser.name);
  await database.put('unpublished', { id: ANAS.id, published: ANAS, also: [{ ...ANAS, date: NEXT }] });
  database.close();
  const next = browser.openTab();
  await browser.settle();
  publishWeek(next, NEXT);
  await browser.settle();
  const last = next.reload();
  await browser.settle();
  expect(idsOn(last, NEXT)).toEqual([CARLOS.id]);
});

test('does not count a draft as published because an older build recorded it in localStorage', async () => {
  const { browser, tab } = await openWithTwoWeeks();
  publishWeek(tab, FIRST);
  await browser.settle();
  tab.sync.flush();
  const stored = textIn(browser, 'brigade-publication');
  const since = [{ id: CARLOS.id, published: { ...CARLOS, role: 'Cook' } }];
  tab.kill();
  refuse(browser);
  browser.storage.setItem('brigade-publication', JSON.stringify({ ...stored, since }));
  const next = browser.openTab();
  await browser.settle();
  expect(idsOn(next, NEXT)).toBeUndefined();
  publishWeek(next, NEXT);
  expect(publishedShifts(next.schedule.getState().schedule, [NEXT])).toMatchObject([{ role: CARLOS.role }]);
});
