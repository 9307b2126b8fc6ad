import type { Attempt } from '@/e2e/support/faults/fault-model';
import type { PageFaults } from '@/e2e/support/faults/page-faults';
import { openScheduleDatabase } from '@/stores/browser-storage/database/open-schedule-database';
import { DatabaseRefused, type ScheduleDatabase } from '@/stores/browser-storage/database/schedule-database';
import type { Browser, DatabaseTab } from './database-tabs';
import { MemoryStorage } from './memory-storage';

const noRoom = () => new DOMException('The quota has been exceeded.', 'QuotaExceededError');

/** A localStorage whose writes fail for all pages. */
export class FaultyStorage extends MemoryStorage {
  fault: Exclude<PageFaults['keys'], 'refused'> = 'writable';

  override setItem(key: string, value: string): void {
    const isLonger = value.length > (this.getItem(key)?.length ?? -1);
    if (this.fault === 'readOnly' || (this.fault === 'full' && isLonger)) throw noRoom();
    super.setItem(key, value);
  }
}

/** A page with storage faults. */
export interface FaultPage {
  readonly tab: DatabaseTab;
  faults: PageFaults;
  /** The number of attempted acts. */
  acts: number;
  /** The last attempt of this page. */
  lastDone?: Attempt | undefined;
  /** Makes the page lose its open database. Later openings fail according to the fault. */
  breakDatabase(): void;
}

export function openFaultPage(browser: Browser, faults: PageFaults): FaultPage {
  const losses: (() => void)[] = [];
  let openings = 0;
  let isBroken = false;

  async function openDatabase(onLost: () => void): Promise<ScheduleDatabase | undefined> {
    openings += 1;
    const fault = faults.database;
    const isFailing = fault === 'failing' || (fault === 'lost' && isBroken);
    if (isFailing || (fault === 'failsOnce' && openings === 1))
      throw new DatabaseRefused('refused', undefined);
    if (fault === 'newer' || (fault === 'outdated' && isBroken))
      throw new DatabaseRefused('newer', undefined);
    if (fault === 'blocked') return undefined;
    const moment = () => ({ day: 'upgrade', at: 1 });
    const database = await openScheduleDatabase({ name: browser.name, onLost, moment });
    losses.push(() => {
      database.close();
      onLost();
    });
    return fault === 'full' ? { ...database, append: () => Promise.reject(noRoom()) } : database;
  }

  return {
    tab: browser.openTab(faults.keys === 'refused', openDatabase),
    faults,
    acts: 0,
    breakDatabase() {
      isBroken = true;
      for (const lose of losses.splice(0)) lose();
    },
  };
}
