import { createSeriesEntries } from '@/lib/series/create-series';
import { extendEntries } from '@/lib/series/extend-series';
import { seriesOf } from '@/lib/series/series';
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { addDays } from '@/lib/time/local-date';
import { makeShift } from '@/tests/support/brigade';
import { type DatabaseTab, openBrowser, TODAY } from '@/tests/support/storage/database-tabs';
import { foreignStorage, pageOf, shiftsIn } from '@/tests/support/storage/database-views';

const RULE = { interval: 1, weekdays: [4], weekStart: 'monday' as const };
const LATER = addDays(TODAY, 21);

async function twoTabs() {
  const browser = openBrowser(foreignStorage());
  const one = browser.openTab();
  await browser.settle();
  const { schedule } = one.schedule.getState();
  const shift = makeShift({ id: 'new', employeeName: 'Ana', times: ['22:00', '02:00'] });
  one.schedule.commit(
    createSeriesEntries({ schedule, shift, rule: RULE, today: TODAY, seriesId: 'series-1' }),
  );
  await browser.settle();
  const other = browser.openTab();
  await browser.settle();
  for (const tab of [one, other]) tab.runTimers();
  return { browser, one, other };
}

const extend = (tab: DatabaseTab) =>
  tab.schedule.commit(extendEntries(tab.schedule.getState().schedule, LATER), { origin: 'series' });
const occurrencesOf = (tab: DatabaseTab) => shiftsIn(tab).filter(({ seriesId }) => seriesId === 'series-1');

describe('a series', () => {
  test('appears in every tab and after a reload', async () => {
    const { browser, one, other } = await twoTabs();
    expect(occurrencesOf(other)).toHaveLength(27);
    expect(pageOf(other)).toEqual(pageOf(one));
    const template = other.schedule.getState().schedule.templates.get('series-1');
    expect(template && seriesOf(template)?.rule).toEqual({ ...RULE, from: TODAY });
    const before = pageOf(one);
    const again = one.reload();
    await browser.settle();
    expect(pageOf(again)).toEqual(before);
  });

  test('is extended once when two tabs do it at the same moment', async () => {
    const { browser, one, other } = await twoTabs();
    extend(one);
    extend(other);
    await browser.settle();
    expect(occurrencesOf(one)).toHaveLength(30);
    expect(pageOf(other)).toEqual(pageOf(one));
  });

  test('is not extended over an edit unknown to the tab', async () => {
    const { browser, one, other } = await twoTabs();
    other.holdBack(true);
    extend(one);
    const last = occurrencesOf(one).at(-1);
    if (!last) throw new Error('Nothing was made.');
    one.schedule.commit([shiftEntry(last, { ...last, notes: 'Keys' })]);
    await browser.settle();
    extend(other);
    other.holdBack(false);
    await browser.settle();
    expect(occurrencesOf(other).at(-1)?.notes).toBe('Keys');
    expect(pageOf(other)).toEqual(pageOf(one));
  });

  test('adds no undo step when it is extended', async () => {
    const { browser, one } = await twoTabs();
    const steps = one.schedule.getState().history.undo.length;
    extend(one);
    await browser.settle();
    expect(one.schedule.getState().history.undo).toHaveLength(steps);
    const again = one.reload();
    await browser.settle();
    expect(again.schedule.getState().history.undo).toHaveLength(steps);
  });
});
