import { openScheduleDatabase } from '@/stores/browser-storage/database/open-schedule-database';
import { pauseForPage } from '@/stores/browser-storage/database/pause-for-page';
import type { RestorePoint } from '@/stores/browser-storage/database/schedule-database';
import type { Kept } from '@/stores/browser-storage/keys/read-kept';
import { makeRestorePoint } from '@/stores/restore/restore-points';
import { openChannel } from './change-channel';
import { createScheduleSync } from './schedule-sync';
import type { ScheduleSync, SyncDeps } from './sync-ports';

type Handed = Pick<
  SyncDeps,
  'gateway' | 'now' | 'today' | 'nearDate' | 'onErased' | 'show' | 'shown' | 'log' | 'setTimer'
>;

interface DatabaseSyncDeps extends Handed {
  /** The database's and the channel's. */
  readonly name: string;
  readonly kept: Kept | undefined;
  readonly moment: () => Pick<RestorePoint, 'day' | 'at'>;
  readonly preferences: () => Readonly<Record<string, string>>;
}

/** Keeps the schedule in this browser's database, with a restore point before the first edit of a day. */
export function createDatabaseSync({
  name,
  moment,
  preferences,
  kept,
  ...deps
}: DatabaseSyncDeps): ScheduleSync {
  return createScheduleSync({
    ...deps,
    ...(kept && { kept }),
    openDatabase: (onLost) => openScheduleDatabase({ name, onLost, moment }),
    channel: openChannel(name),
    pause: pauseForPage,
    async beforeFirstAppend(database, before) {
      // Now there is something to lose; the settings show the browser's answer.
      void navigator.storage?.persist?.();
      const day = deps.today();
      try {
        if (await database.hasRestorePoint(day)) return;
        const point = await makeRestorePoint(await before(), {
          day,
          at: deps.now(),
          preferences: preferences(),
        });
        await database.putRestorePoint(point);
      } catch (error) {
        // The edit itself is worth more than the way back to the morning.
        deps.log.error('Storage: the restore point of the day could not be made.', error);
      }
    },
  });
}
