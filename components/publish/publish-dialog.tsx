'use client';

import { useMemo, useRef, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { useFormats } from '@/components/ui/use-formats';
import { publicationFigures } from '@/lib/shifts/publication/publication-figures';
import { pendingChoice } from '@/stores/publish/pending-choice';
import { publishDays } from '@/stores/publish/request-publication';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { closeDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';
import { DaysToPublishChoice } from './days-choice';
import { PublishWeeks } from './publish-weeks';
import { UnpublishWeek } from './unpublish-week';
import { useDaysToPublish } from './use-days-to-publish';

/**
 * Asks which days to publish and what becomes of pending shifts, and says how much that is, in which weeks. It follows
 * edits of other tabs while it is open.
 */
export function PublishDialog() {
  const t = useTranslations('publishDays');
  const publish = useTranslations('publish');
  const common = useTranslations('common');
  const formats = useFormats();
  const confirm = useRef<HTMLButtonElement>(null);
  const schedule = useSchedule((state) => state.schedule);
  const weekStart = useUi((state) => state.weekStart);
  const pending = useSyncExternalStore(pendingChoice.subscribe, pendingChoice.get, pendingChoice.get);
  const all = useMemo(() => publicationFigures(schedule, weekStart), [schedule, weekStart]);
  const days = useDaysToPublish(all);
  const figuresOf = (holdsPendingBack: boolean) =>
    publicationFigures(schedule, weekStart, { spans: days.spans ?? [], holdsPendingBack });
  const figures = figuresOf(pending === 'holdBack');
  const pendingCount = figuresOf(true).heldBack ?? 0;
  const [first] = days.spans ?? [];
  const isAll = days.choice === 'all' && all.weeks.length > 0;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={closeDialog}
      title={t('title')}
      size="sm"
      initialFocusRef={confirm}
      footer={
        <>
          <Button size="dialog" onClick={closeDialog}>
            {common('cancel')}
          </Button>
          <Button
            ref={confirm}
            variant="primary"
            size="dialog"
            disabled={!days.spans}
            onClick={() => {
              closeDialog();
              if (days.spans) publishDays(days.spans);
            }}
          >
            {isAll || !first
              ? t('publishAll')
              : publish('days', { range: formats.compactRange(first.from, first.to) })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <DaysToPublishChoice days={days} />
        {pendingCount > 0 && (
          <ChipGroup
            label={t('pending')}
            value={pending}
            options={[
              { value: 'publish', label: t('asPending') },
              { value: 'holdBack', label: t('holdBack') },
            ]}
            onChange={pendingChoice.set}
            hint={t('pendingHint', { count: pendingCount })}
          />
        )}
        <div className="flex flex-col gap-2">
          <p role="status">
            {figures.count > 0
              ? t(figures.isFirst ? 'shifts' : 'changes', { count: figures.count })
              : all.count === 0
                ? publish('none')
                : t('noneHere')}
          </p>
          <PublishWeeks figures={figures} />
        </div>
        <UnpublishWeek week={days.week} />
      </div>
    </Dialog>
  );
}
