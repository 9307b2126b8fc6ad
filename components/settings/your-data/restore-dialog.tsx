'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BrokenShifts } from '@/components/parts/broken-shifts';
import { LaterWords } from '@/components/parts/later-words';

import { MissingShifts } from '@/components/parts/stored/missing-shifts';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { useLongWork } from '@/components/ui/loading/use-long-work';
import { WorkProgress } from '@/components/ui/loading/work-progress';
import { useFormats } from '@/components/ui/use-formats';
import type { RestoreMode } from '@/lib/saved-data/backup/compare-backup';
import type { BrokenShift } from '@/lib/shifts/change/bulk-breaks';
import { parseLocalDate } from '@/lib/time/local-date';
import { notificationsStore } from '@/stores/app/notifications-store';
import { scheduleStorage } from '@/stores/app/schedule-store';
import type { RestorePlan } from '@/stores/restore/your-data';
import { SyncNote } from './sync-note';

const CHANGES = ['added', 'changed', 'removed'] as const;
const RECORDS = ['shifts', 'employees', 'templates', 'days', 'requests'] as const;
/** A merge does not change the settings. */
const KINDS = { merge: RECORDS, replace: [...RECORDS, 'settings'] } as const;

interface RestoreDialogProps {
  plan: RestorePlan;
  /**
   * The backup moves the data from another device: if nothing would be lost, the restore includes the
   * settings.
   */
  isMove?: boolean;
  onClose: () => void;
}

function changesNothing({ counts }: RestorePlan): boolean {
  return RECORDS.every((kind) => counts[kind].changed + counts[kind].removed === 0);
}

/** Preview of restoring a backup, line by line, with the choice between merging and replacing. */
export function RestoreDialog({ plan, isMove = false, onClose }: RestoreDialogProps) {
  const t = useTranslations('yourData');
  const common = useTranslations('common');
  const formats = useFormats();
  const [mode, setMode] = useState<RestoreMode>(isMove && changesNothing(plan) ? 'replace' : 'merge');
  const [isWorking, setIsWorking] = useState(false);
  const { shown, start, cancel } = useLongWork<'restoring'>();
  const isOneStep = plan.isOneStep(mode);
  const missingCount = mode === 'replace' ? scheduleStorage.missingCount() : 0;
  const savedOn = parseLocalDate(plan.savedAt.slice(0, 10));
  const differs =
    plan.unreadableCount > 0 ||
    KINDS[mode].some((kind) => {
      const { added, changed, removed } = plan.counts[kind];
      return added + changed + (mode === 'replace' ? removed : 0) > 0;
    });
  const restore = async () => {
    setIsWorking(true);
    const isRestored = await start('restoring', (work) => plan.restore(mode, work));
    if (isRestored === undefined) {
      notificationsStore.notify({
        message: t('notRestored'),
        detail: t('calledOff'),
        type: 'info',
        category: 'general',
      });
      return;
    }
    notificationsStore.notify(
      isRestored
        ? {
            message: t('restored'),
            detail: isOneStep ? t('restoredDetail') : t('restoredLong'),
            type: 'success',
            category: 'general',
            act: 'dataRestored',
          }
        : {
            message: t('notRestored'),
            detail: t('notRestoredDetail'),
            type: 'error',
            category: 'general',
            act: 'dataNotSaved',
          },
    );
    onClose();
  };
  /** Nothing changes until everything is stored, so closing cancels the restore. */
  const close = () => {
    cancel();
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      title={t('restoreTitle')}
      subtitle={
        savedOn && <p className="text-sm text-ink-2">{t('savedOn', { day: formats.fullDay(savedOn) })}</p>
      }
      closeLabel={common('close')}
      footer={
        <>
          <Button size="dialog" onClick={close}>
            {common('cancel')}
          </Button>
          <Button
            size="dialog"
            variant={mode === 'replace' ? 'danger' : 'primary'}
            disabled={!differs || missingCount > 0}
            isPending={isWorking}
            onClick={() => void restore()}
          >
            {mode === 'replace' ? t('replace') : t('merge')}
          </Button>
        </>
      }
    >
      <ChipGroup
        label={t('mode')}
        value={mode}
        onChange={(next) => {
          if (!isWorking) setMode(next);
        }}
        options={[
          { value: 'merge', label: t('merge') },
          { value: 'replace', label: t('replace') },
        ]}
        hint={mode === 'replace' ? t('replaceHint') : t('mergeHint')}
      />
      {missingCount > 0 && (
        <p className="pt-3 font-semibold">
          <MissingShifts count={missingCount} act="forAll" />
        </p>
      )}
      <table className="mt-5 w-full text-left">
        <thead>
          <tr className="text-xs text-ink-2">
            <th scope="col" className="pb-1 font-medium">
              <span className="sr-only">{t('kind')}</span>
            </th>
            {CHANGES.map((change) => (
              <th key={change} scope="col" className="pb-1 text-right font-medium">
                {t(change)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {KINDS[mode].map((kind) => {
            const { added, changed, removed } = plan.counts[kind];
            const counts = [added, changed, mode === 'replace' ? removed : 0];
            return (
              <tr key={kind} className="border-t border-line">
                <th scope="row" className="py-2 font-normal">
                  {t(kind)}
                </th>
                {counts.map((count, column) => (
                  <td key={`${kind}-${CHANGES[column]}`} className="tnum py-2 text-right">
                    {formats.integer(count)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {plan.unreadableCount > 0 && (
        <p className="pt-3 text-ink-2">{t('bringsUnreadable', { count: plan.unreadableCount })}</p>
      )}
      {!differs && <p className="pt-3 text-ink-2">{t('noDifference')}</p>}
      {mode === 'merge' && plan.broken.length > 0 && (
        <LaterWords>
          <MergeBreaks broken={plan.broken} />
        </LaterWords>
      )}
      <SyncNote act="restoreAll" />
      {!isOneStep && <p className="pt-3 text-ink-2">{t('noUndo')}</p>}
      <p role="status" className="sr-only">
        {shown && t(shown.kind)}
      </p>
      {shown && (
        <div className="pt-4">
          <WorkProgress label={t(shown.kind)} percent={shown.percent} />
        </div>
      )}
    </Dialog>
  );
}

/** Rules that merging would newly break in upcoming shifts. */
function MergeBreaks({ broken }: { broken: readonly BrokenShift[] }) {
  const t = useTranslations('plans');
  return (
    <div className="flex flex-col gap-2 pt-4">
      <p className="tnum text-sm font-semibold">{t('merged', { count: broken.length })}</p>
      <BrokenShifts broken={broken} />
    </div>
  );
}
