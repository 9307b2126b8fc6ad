import { type BrowserContext, expect } from '@playwright/test';
import { KNOWN, perform } from './fault-acts';
import { readDatabase, readKeys, readShown, SCREENS, type Screen } from './fault-content';
import { type Attempt, createFaultModel, STAFF } from './fault-model';
import { type Round, scriptText, type TabPart } from './fault-script';
import {
  ACTION_MS,
  confirmationTimeout,
  goTo,
  possibleAct,
  REFUSED_MS,
  type Tab,
  waitUntilReady,
} from './fault-tab';
import { installFaults, isReported, type PageFaults, setFaults } from './page-faults';

/** Thursday of the sample week at 4:40 PM in New York. */
const NOW = new Date('2026-11-19T16:40:00-05:00');
const SETTLING_MS = 1000;

interface Counts {
  readonly rounds: number;
  readonly attempts: number;
  readonly confirmed: number;
  /** How often localStorage or the database was removed. */
  readonly taken: number;
}

/** Plays rounds in one browser profile and compares the stored data with the confirmed edits. */
export interface FaultRunner {
  play(round: Round): Promise<void>;
  /**
   * Closes everything, opens a page without any fault, and expects all confirmed edits in the database and on
   * the screen. With `areKeysEmptied` another page is opened from the database only.
   */
  expectKept(areKeysEmptied?: boolean): Promise<void>;
  counts(): Counts;
}

export async function createFaultRunner(context: BrowserContext): Promise<FaultRunner> {
  const model = createFaultModel();
  const tabs: (Tab | undefined)[] = [];
  const played: Round[] = [];
  const log: string[] = [];
  let attempts = 0;
  let confirmed = 0;
  let taken = 0;
  await context.clock.install({ time: NOW });
  const say = (text: string) => log.push(text);
  const history = () => `${scriptText(played)}\n${log.join('\n')}`;
  const fail = (text: string): never => {
    throw new Error(`${text}\n\nThe rounds since the profile was empty:\n${history()}`);
  };

  const hub = await context.newPage();
  await hub.goto('/icon.svg');
  await hub.evaluate(
    (team) => {
      localStorage.setItem('employees', JSON.stringify(team));
    },
    STAFF.map((employee, index) => ({ id: `e-${index}`, color: 'gray', ...employee })),
  );

  /** A separate window, because a background tab gets one frame a second. */
  async function openTab(faults: PageFaults, screen: Screen): Promise<Tab> {
    const opened = context.waitForEvent('page');
    await hub.evaluate(() => window.open('about:blank', '_blank', 'popup,noopener,width=1440,height=900'));
    const page = await opened;
    const tab: Tab = { page, faults, unannounced: [], heard: 0, acts: 0, isDead: false };
    page.on('crash', () => {
      tab.isDead = true;
    });
    page.setDefaultTimeout(faults.database === 'there' ? ACTION_MS : REFUSED_MS);
    await page.addInitScript(setFaults, faults);
    await page.addInitScript(installFaults);
    await page.goto(SCREENS[screen], { waitUntil: 'commit' });
    await waitUntilReady(page);
    return tab;
  }

  async function reload(tab: Tab, faults: PageFaults): Promise<void> {
    await listen(tab);
    Object.assign(tab, { faults, unannounced: [], heard: 0, acts: 0 });
    await tab.page.addInitScript(setFaults, faults);
    await tab.page.reload({ waitUntil: 'commit' });
    await waitUntilReady(tab.page);
  }

  /** Reads the messages that the page has shown since the last call. */
  async function listen(tab: Tab): Promise<void> {
    if (tab.isDead) return;
    const seen = await tab.page.evaluate(() => window.noticesSeen);
    const fresh = seen.slice(tab.heard);
    tab.heard = seen.length;
    for (const message of new Set(fresh)) {
      const waiting = tab.unannounced.filter(({ act }) => KNOWN[act].notice === message);
      if (waiting.length === 0) continue;
      tab.unannounced = tab.unannounced.filter((attempt) => !waiting.includes(attempt));
      // With fewer messages than attempts, it is unclear which attempts succeeded.
      if (fresh.filter((each) => each === message).length !== waiting.length) continue;
      for (const attempt of waiting) {
        say(`  confirmed: ${attempt.act} ${attempt.name}`);
        confirmed += 1;
        if (isReported(tab.faults)) model.tell(attempt);
      }
    }
  }

  async function act(tab: Tab, [name, pick]: TabPart['acts'][number]): Promise<Attempt | undefined> {
    await listen(tab);
    const { page } = tab;
    const { screen } = KNOWN[name];
    const isWell = tab.faults.database === 'there';
    try {
      if (name !== 'undo') await goTo(tab, screen);
    } catch (error) {
      if (isWell) throw error;
      say(`  no way to ${screen}`);
      return undefined;
    }
    const here = (Object.keys(SCREENS) as Screen[]).find((each) => page.url().endsWith(SCREENS[each]));
    const shown = await readShown(page, here ?? screen);
    const attempt = model.plan(
      await possibleAct(page, name),
      pick,
      shown,
      await page.evaluate(() => Date.now()),
    );
    if (!attempt) return undefined;
    const { notice: message } = KNOWN[attempt.act];
    model.begin(attempt);
    attempts += 1;
    const changes = [...attempt.changes].map(([key, to]) => `${key} -> ${to ?? 'none'}`).join(', ');
    say(`  ${attempt.act} ${changes} (database ${tab.faults.database}, keys ${tab.faults.keys})`);
    if (message !== '') tab.unannounced.push(attempt);
    tab.acts += 1;
    try {
      await perform(page, attempt);
    } catch (error) {
      if (tab.isDead) return attempt;
      // With a fault the page may refuse, for example because data is read-only or a record is gone.
      say(`  not done: ${String(error).split('\n')[0]}`);
      // Another tab may have deleted the record, or there is no team, so that no shift can be added.
      const isFree = tabs.filter(Boolean).length < 2 && attempt.act !== 'addShift';
      if (isWell && isFree) fail('A page without a fault did not perform the act.');
      return attempt;
    }
    if (message === '') return attempt;
    const isConfirmed = await page
      .waitForFunction(
        ({ text, from }) => window.noticesSeen.slice(from).includes(text),
        { text: message, from: tab.heard },
        { timeout: confirmationTimeout(tab.faults) },
      )
      .then(
        () => true,
        () => false,
      );
    if (!isConfirmed && isWell && !tab.isDead)
      say('  NOT CONFIRMED, though there is no fault in the database');
    await listen(tab);
    return attempt;
  }

  async function end(tab: Tab, how: 'close' | 'crash'): Promise<void> {
    if (!tab.isDead && how === 'crash') {
      const gone = tab.page.waitForEvent('crash');
      const client = await context.newCDPSession(tab.page);
      client.send('Page.crash').catch(() => {});
      await gone;
    }
    await tab.page.close();
  }

  async function playPart(slot: number, part: TabPart, keys: PageFaults['keys']): Promise<void> {
    const faults = { database: part.database, keys };
    const [first] = part.acts;
    let tab = tabs[slot];
    if (tab?.isDead) {
      await tab.page.close();
      tab = undefined;
    }
    if (!tab) {
      say(` ${slot}: opened, database ${part.database}, keys ${keys}`);
      tab = await openTab(faults, first ? KNOWN[first[0]].screen : 'team');
      tabs[slot] = tab;
    } else {
      // A page that could not read localStorage at its start does not have its content, and a page that has it
      // keeps it. Otherwise the fault may change.
      const isFixed = tab.faults.keys === 'refused' || keys === 'refused';
      if (!isFixed) tab.faults = { ...tab.faults, keys };
      say(` ${slot}: lives on, database ${tab.faults.database}, keys ${tab.faults.keys}`);
      await tab.page.evaluate(setFaults, tab.faults);
    }
    for (const each of part.acts) {
      if (tab.isDead) break;
      if (tab.acts === 1 && /lost|outdated/.test(tab.faults.database)) {
        say(`  the database is ${tab.faults.database}`);
        await tab.page.evaluate(() => window.breakDatabase());
      }
      const isOwn = tab.unannounced.length === 0 && tab.lastDone === model.last;
      if (each[0] === 'undo' && !isOwn) continue;
      tab.lastDone = await act(tab, each);
    }
  }

  /**
   * Whether the remaining storage has all confirmed edits. Waits, because they may be written a moment later.
   */
  async function canTake(what: Round['taken'] = 'nothing'): Promise<boolean> {
    if (what === 'nothing') return false;
    const isWhole = async () => {
      const other = await (what === 'emptyKeys' ? readDatabase(hub) : readKeys(hub));
      return other !== undefined && model.complaints(other).length === 0;
    };
    return expect
      .poll(isWhole, { timeout: SETTLING_MS, intervals: [50] })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
  }

  async function take(what: Round['taken'] = 'nothing'): Promise<void> {
    if (!(await canTake(what))) return;
    say(` ${what}`);
    taken += 1;
    if (what === 'emptyKeys') await hub.evaluate(() => localStorage.clear());
    else {
      await hub.evaluate(
        () =>
          new Promise<void>((resolve, reject) => {
            const request = indexedDB.deleteDatabase('brigade');
            request.onsuccess = () => resolve();
            request.onerror = () => reject(request.error);
          }),
      );
    }
  }

  return {
    counts: () => ({ rounds: played.length, attempts, confirmed, taken }),
    async play(round) {
      played.push(round);
      say(`round ${played.length}`);
      for (const [slot, part] of round.tabs.entries()) await playPart(slot, part, round.keys);
      await canTake(round.taken);
      for (const [slot, part] of round.tabs.entries()) {
        const tab = tabs[slot];
        if (!tab || part.after === 'stay') continue;
        await listen(tab);
        say(` ${slot}: ${part.after}`);
        if (part.after === 'reload' && !tab.isDead) await reload(tab, { ...tab.faults });
        else {
          await end(tab, part.after === 'crash' ? 'crash' : 'close');
          tabs[slot] = undefined;
        }
      }
      await take(round.taken);
    },
    async expectKept(areKeysEmptied = false) {
      for (const [slot, tab] of tabs.entries()) {
        if (tab) {
          await listen(tab);
          await end(tab, 'close');
        }
        tabs[slot] = undefined;
      }
      say('without faults');
      for (const isAgain of areKeysEmptied ? [false, true] : [false]) {
        if (isAgain) await hub.evaluate(() => localStorage.clear());
        const tab = await openTab({ database: 'there', keys: 'writable' }, 'team');
        const before = confirmed;
        // Once this is confirmed, everything before it is stored.
        await act(tab, ['addPerson', 0]);
        if (confirmed === before) fail('Nothing can be stored, although there is no fault.');
        const database = await readDatabase(hub);
        const complaints = database ? model.complaints(database) : ['There is no database.'];
        if (complaints.length > 0) fail(complaints.join('\n'));
        await expect(async () => {
          const shown = await readShown(tab.page, 'team');
          const people = [...(database?.records ?? [])].filter(([key]) => key.startsWith('person'));
          expect([...shown].sort()).toEqual(people.sort());
        }).toPass({ timeout: 10_000 });
        await end(tab, 'close');
      }
    },
  };
}
