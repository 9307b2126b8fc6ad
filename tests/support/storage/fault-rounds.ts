import { createFaultModel, STAFF } from '@/e2e/support/faults/fault-model';
import type { Round, TabPart } from '@/e2e/support/faults/fault-script';
import { isReported, type PageFaults } from '@/e2e/support/faults/page-faults';
import { openBrowser } from './database-tabs';
import { isWithdrawn, perform } from './fault-acts';
import { databaseContent, keysContent, shownIn } from './fault-contents';
import { type FaultPage, FaultyStorage, openFaultPage } from './fault-page';

/** A page whose first pick is at least this acts before the database has answered. */
const HASTY_PICK = 0.8;

interface Played {
  /** Differences between the final content and the confirmed acts. */
  readonly complaints: readonly string[];
  readonly log: readonly string[];
  readonly confirmed: number;
  /** How often the keys or the database were removed. */
  readonly taken: number;
}

/** Plays the rounds in one simulated profile, then opens a page without faults and compares the stored content. */
export async function playRounds(rounds: readonly Round[]): Promise<Played> {
  const model = createFaultModel();
  const team = STAFF.map((employee, index) => ({ id: `e-${index}`, color: 'gray', ...employee }));
  const storage = new FaultyStorage({ employees: JSON.stringify(team) });
  const browser = openBrowser(storage);
  const pages: (FaultPage | undefined)[] = [];
  const log: string[] = [];
  let confirmed = 0;
  let taken = 0;

  /** `key` is the changed key of the storage event; null if all were cleared. */
  async function settle(key: string | null = 'shifts'): Promise<void> {
    await browser.settle();
    for (const page of pages) if (page?.tab.sync.isConcernedBy(key)) page.tab.schedule.loadForeign();
    await browser.settle();
  }

  async function open(slot: number, faults: PageFaults, isHasty = false): Promise<FaultPage> {
    log.push(` ${slot}: opened, database ${faults.database}, keys ${faults.keys}`);
    const page = openFaultPage(browser, faults);
    pages[slot] = page;
    if (!isHasty) await settle();
    return page;
  }

  async function act(page: FaultPage, [name, pick]: TabPart['acts'][number]): Promise<void> {
    const { tab } = page;
    const plan = () => (tab.sync.canEdit() ? model.plan(name, pick, shownIn(tab).records, 0) : undefined);
    const first = plan();
    // The model identifies shifts by employee and day, so a new shift needs the settled ones.
    if (first?.act === 'addShift') await settle();
    const planned = first?.act === 'addShift' ? plan() : first;
    if (!planned) return;
    const changes = [...planned.changes].map(([key, to]) => `${key} -> ${to ?? 'none'}`).join(', ');
    log.push(`  ${planned.act} ${changes}`);
    model.begin(planned);
    page.lastDone = planned;
    page.acts += 1;
    const change = perform(tab, planned);
    if (!change) return;
    const attempt = { ...planned, at: shownIn(tab).publishedAt };
    void tab.schedule.whenStored(change).then((isStored) => {
      if (!tab.isAlive()) return;
      if (isStored) {
        log.push(`  confirmed: ${planned.act} ${planned.name}`);
        confirmed += 1;
        if (isReported(page.faults)) model.tell(attempt);
      } else if (isWithdrawn(planned)) tab.schedule.withdraw(change);
    });
    await settle();
    // In a third of the cases the page lives long enough to write the keys.
    if (Math.floor(pick * 100) % 3 > 0) return;
    tab.runTimers();
    await settle();
  }

  async function playPart(slot: number, part: TabPart, keys: PageFaults['keys']): Promise<void> {
    let page = pages[slot];
    if (!page) {
      const firstPick = part.acts[0]?.[1] ?? 0;
      page = await open(slot, { database: part.database, keys }, firstPick >= HASTY_PICK);
    } else {
      // Keys refused or opened at the start stay so.
      const isFixed = page.faults.keys === 'refused' || keys === 'refused';
      if (!isFixed) page.faults = { ...page.faults, keys };
      log.push(` ${slot}: lives on, database ${page.faults.database}, keys ${page.faults.keys}`);
    }
    for (const each of part.acts) {
      if (page.acts === 1 && /lost|outdated/.test(page.faults.database)) {
        log.push(`  the database is ${page.faults.database}`);
        page.breakDatabase();
        await settle();
      }
      const isOwn = model.last !== undefined && page.lastDone === model.last;
      if (each[0] !== 'undo' || isOwn) await act(page, each);
    }
  }

  async function end(slot: number, how: TabPart['after']): Promise<void> {
    const page = pages[slot];
    if (!page || how === 'stay') return;
    log.push(` ${slot}: ${how}`);
    if (how !== 'crash') page.tab.sync.flush();
    page.tab.kill();
    pages[slot] = undefined;
    if (how === 'reload') await open(slot, { ...page.faults });
  }

  /** Removes the keys or the database if the other storage has all confirmed acts. */
  async function take(what: Round['taken'] = 'nothing'): Promise<void> {
    if (what === 'nothing') return;
    const other = what === 'emptyKeys' ? await databaseContent(browser) : keysContent(browser);
    if (!other || model.complaints(other).length > 0) return;
    log.push(` ${what}`);
    taken += 1;
    if (what === 'emptyKeys') {
      storage.texts.clear();
      return settle(null);
    }
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.deleteDatabase(browser.name);
      request.onsuccess = () => resolve();
      // The database is deleted once the pages have closed their connections.
      request.onblocked = () => resolve();
      request.onerror = () => reject(request.error);
    });
    await settle();
  }

  for (const [index, round] of rounds.entries()) {
    log.push(`round ${index + 1}`);
    if (round.keys !== 'refused') storage.fault = round.keys;
    for (const [slot, part] of round.tabs.entries()) await playPart(slot, part, round.keys);
    for (const [slot, part] of round.tabs.entries()) await end(slot, part.after);
    await take(round.taken);
  }

  for (const page of pages.splice(0)) page?.tab.kill();
  storage.fault = 'writable';
  log.push('without faults');
  const last = await open(0, { database: 'there', keys: 'writable' });
  const before = confirmed;
  await act(last, ['addPerson', 0]);
  const stored = await databaseContent(browser);
  last.tab.kill();
  const complaints = stored ? [...model.complaints(stored)] : ['There is no database.'];
  if (confirmed === before) complaints.push('Nothing can be stored, although there is no fault.');
  return { complaints, log, confirmed, taken };
}
