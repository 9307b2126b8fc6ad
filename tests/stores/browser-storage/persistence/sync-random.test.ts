import fc from 'fast-check';
import { EMPTY_SCHEDULE } from '@/lib/shifts/change/schedule';
import { savedAfter } from '@/stores/browser-storage/keys/saved-schedule';
import { plainWithPublication, sortedById } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { anyActs, perform, settleTabs } from '@/tests/support/storage/database-acts';
import { openBrowser, storedIn } from '@/tests/support/storage/database-tabs';
import { foreignStorage, pageOf } from '@/tests/support/storage/database-views';

/** The page that results from replaying the log from an empty schedule. */
function pageOfLog(log: Awaited<ReturnType<typeof storedIn>>['log']) {
  const { schedule, awaitingRepair } = log.reduce(savedAfter, {
    schedule: EMPTY_SCHEDULE,
    awaitingRepair: [],
  });
  return { ...plainWithPublication(schedule), awaitingRepair: sortedById(awaitingRepair) };
}

describe.each([2, 4])('storage of %i tabs with random edits', (count) => {
  test('ends in the state of the log and of the records, without losing a confirmed change', async () => {
    await fc.assert(
      fc.asyncProperty(anyActs, async (acts) => {
        const browser = openBrowser(foreignStorage());
        const first = browser.openTab();
        await browser.settle();
        first.runTimers();
        const tabs = [first, ...Array.from({ length: count - 1 }, () => browser.openTab())];
        const confirmed = new Set<string>();
        for (const act of acts) {
          const tab = tabs[act.tab % tabs.length];
          const before = tab?.schedule.getState().history;
          await perform(browser, tabs, act);
          const made = tab?.schedule.getState().history.undo.at(-1);
          if (!tab?.isAlive() || made === undefined || before?.undo.includes(made)) continue;
          void tab.schedule.whenStored(made).then((isStored) => isStored && confirmed.add(made.id));
        }
        await settleTabs(browser, tabs);
        const { log, shifts, employees, awaitingRepair, publication, unpublished } = await storedIn(browser);
        const page = pageOfLog(log);
        for (const tab of tabs) expect(pageOf(tab)).toEqual(page);
        const { history } = tabs[0]?.schedule.getState() ?? {};
        for (const tab of tabs) expect(tab.schedule.getState().history).toEqual(history);
        expect(sortedById(shifts).map(({ nameKey: _, timeRange: __, ...shift }) => shift)).toEqual(
          page.shifts,
        );
        expect(sortedById(employees)).toEqual(page.employees);
        expect(sortedById(awaitingRepair)).toEqual(page.awaitingRepair);
        expect(publication).toEqual(page.publication ? [page.publication] : []);
        expect(sortedById(unpublished)).toEqual(page.unpublished);
        const logged = new Set(log.map(({ id }) => id));
        for (const id of confirmed) expect(logged).toContain(id);
        // A change that was submitted but never committed appears at the next start.
        const next = browser.openTab();
        await browser.settle();
        expect(pageOf(next)).toEqual(pageOfLog((await storedIn(browser)).log));
        for (const tab of [...tabs, next]) tab.kill();
      }),
      { numRuns: rounds(20), ...seed },
    );
  }, 600_000);
});
