import { askToPersist } from '@/stores/browser-storage/database/ask-to-persist';
import { openScheduleDatabase } from '@/stores/browser-storage/database/open-schedule-database';
import { pauseForPage } from '@/stores/browser-storage/database/pause-for-page';
import { eraseKeys } from '@/stores/browser-storage/keys/quarantine-list';
import type { Kept } from '@/stores/browser-storage/keys/read-kept';
import type { StorageGateway } from '@/stores/browser-storage/keys/storage-gateway';
import { readBeside } from '@/stores/restore/beside-schedule';
import { restoreMoment } from '@/stores/restore/restore-moment';
import { makeRestorePoint } from '@/stores/restore/restore-points';
import { openChannel } from './change-channel';
import { createScheduleSync } from './schedule-sync';
import type { ScheduleSync, SyncDeps } from './sync-ports';

type Handed = Pick<
  SyncDeps,
  'gateway' | 'now' | 'today' | 'nearDate' | 'weekStart' | 'onErased' | 'show' | 'shown' | 'log' | 'setTimer'
>;

interface DatabaseSyncDeps extends Handed {
  /** Names the database and the channel. */
  readonly name: string;
  readonly kept: Kept | undefined;
  /** Erased with everything else. */
  readonly tabGateway: StorageGateway;
}

/** Keeps the schedule in this browser's database, with a restore point before the first edit of a day. */
export function createDatabaseSync({ name, kept, tabGateway, ...deps }: DatabaseSyncDeps): ScheduleSync {
  const moment = () => restoreMoment(deps.now());
  return createScheduleSync({
    ...deps,
    ...(kept && { kept }),
    openDatabase: (onLost) => openScheduleDatabase({ name, onLost, moment }),
    channel: openChannel(name),
    pause: pauseForPage,
    onErased() {
      eraseKeys(tabGateway);
      deps.onErased();
    },
    async beforeFirstAppend(database, before) {
      // Now there is something to lose; the settings show the browser's answer.
      void askToPersist();
      const day = deps.today();
      try {
        if (await database.hasRestorePoint(day)) return;
        const point = await makeRestorePoint(await before(), {
          day,
          at: deps.now(),
          ...readBeside(),
        });
        await database.putRestorePoint(point);
      } catch (error) {
        // Storing the edit matters more than the restore point.
        deps.log.error('Storage: the restore point of the day could not be made.', error);
      }
    },
  });
}
