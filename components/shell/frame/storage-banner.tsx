'use client';

import { HardDrive } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { MissingShifts } from '@/components/parts/stored/missing-shifts';
import { Button } from '@/components/ui/button';
import { AppLink } from '@/components/ui/page/app-link';
import { saveTextFile } from '@/components/ui/page/save-text-file';
import { toStoredShifts } from '@/lib/saved-data/records/stored-records';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import { gateway } from '@/stores/app/gateway';
import { liveSchedule, scheduleStorage } from '@/stores/app/schedule-store';
import {
  applyExternalQuarantine,
  readQuarantine,
  settleQuarantined,
} from '@/stores/browser-storage/keys/quarantine-list';
import type { StorageHealth } from '@/stores/browser-storage/keys/storage-gateway';
import { runWhenAllRead } from '@/stores/schedule/all-read';

/**
 * Warns of a problem with saving until the problem is resolved, and always offers the download. The banner
 * warns of unreadable data at each start, until the person has copied the data or has discarded the data in
 * the settings.
 */
export function StorageBanner({ health }: { health: Exclude<StorageHealth, 'well'> }) {
  const t = useTranslations('storage');
  const missingCount = scheduleStorage.missingCount();
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => applyExternalQuarantine(gateway, key);
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, []);
  useEffect(() => {
    if (health !== 'blocked') return;
    window.addEventListener('beforeunload', confirmBeforeUnload);
    return () => window.removeEventListener('beforeunload', confirmBeforeUnload);
  }, [health]);
  return (
    <div
      role="alert"
      data-status="Pending"
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 bg-status-surface px-6 py-2.5 phone:px-4"
    >
      <HardDrive aria-hidden="true" className="size-4 text-status-text" />
      <p className="min-w-0 grow basis-60">
        <strong className="font-semibold">{t(`${health}Title`)}.</strong> {t(health)}
        {missingCount > 0 && (
          <>
            {' '}
            <MissingShifts count={missingCount} act="inCopy" />
          </>
        )}
      </p>
      {health === 'unreadable' && (
        <AppLink
          href="/settings"
          className="focus-ring hit-44 rounded-card font-semibold underline underline-offset-2"
        >
          {t('look')}
        </AppLink>
      )}
      <Button size="sm" onClick={() => runWhenAllRead(downloadCopy)}>
        {t('download')}
      </Button>
    </div>
  );
}

/** Nothing can be stored: the browser asks before closing or reloading loses the edits. */
function confirmBeforeUnload(event: BeforeUnloadEvent): void {
  if (liveSchedule.getState().history.undo.length > 0) event.preventDefault();
}

/** Downloads the schedule in any state of the storage: the only way to save it without storage. */
function downloadCopy(): void {
  const { schedule, awaitingRepair } = liveSchedule.getState();
  const copy = {
    shifts: toStoredShifts(allShifts(schedule.shifts), awaitingRepair),
    employees: [...schedule.employees.values()],
    shiftTemplates: [...schedule.templates.values()],
    days: [...schedule.days.values()],
    requests: [...schedule.requests.values()],
    settings: [...schedule.settings.values()],
    unreadable: readQuarantine(gateway),
  };
  saveTextFile('brigade.json', JSON.stringify(copy, null, 2), 'application/json');
  settleQuarantined(gateway);
}
