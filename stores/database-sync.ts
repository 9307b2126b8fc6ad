import { openChannel } from './browser-storage/change-channel';
import type { KeysFit } from './browser-storage/migrate-keys';
import { openScheduleDatabase } from './browser-storage/open-schedule-database';
import { makeRestorePoint } from './browser-storage/restore-points';
import type { RestorePoint } from './browser-storage/schedule-database';
import { createScheduleSync } from './browser-storage/schedule-sync';
import type { ScheduleSync, SyncDeps } from './browser-storage/sync-ports';

type Handed = Pick<SyncDeps, 'door' | 'now' | 'today' | 'onErased' | 'show' | 'shown' | 'log' | 'setTimer'>;

interface DatabaseSyncDeps extends Handed {
  /** The database's and the channel's. */
  readonly name: string;
  readonly keysFit: KeysFit;
  readonly moment: () => Pick<RestorePoint, 'day' | 'at'>;
  readonly preferences: () => Readonly<Record<string, string>>;
}

/** Keeps the schedule in this browser's database, with a restore point before the first edit of a day. */
export function createDatabaseSync({ name, moment, preferences, ...deps }: DatabaseSyncDeps): ScheduleSync {
  return createScheduleSync({
    ...deps,
    openDatabase: (onLost) => openScheduleDatabase({ name, onLost, moment }),
    channel: openChannel(name),
    async beforeFirstAppend(database, before) {
      // Now there is something to lose; the settings show the browser's answer.
      void navigator.storage?.persist?.();
      const day = deps.today();
      try {
        const points = await database.listRestorePoints();
        if (points.some((point) => point.day === day)) return;
        const point = await makeRestorePoint(before, { day, at: deps.now(), preferences: preferences() });
        await database.putRestorePoint(point);
      } catch (error) {
        // The edit itself is worth more than the way back to the morning.
        deps.log.error('Storage: the restore point of the day could not be made.', error);
      }
    },
  });
}
