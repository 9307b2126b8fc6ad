'use client';

import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import { type DaySpan, meet, publishedDaysOf } from '@/lib/shifts/publication/published-days';
import { unpublishWeek } from '@/stores/publish/unpublish-week';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { closeDialog } from '@/stores/ui/dialogs';
import { useWeekName } from './use-week-name';

/** Makes the shown week a draft again, where it is published; asks first. */
export function UnpublishWeek({ week }: { week: DaySpan }) {
  const t = useTranslations('publishDays');
  const common = useTranslations('common');
  const range = useWeekName()(week.from);
  const isPublished = useSchedule(({ schedule }) => meet(publishedDaysOf(schedule.publication), [week]));
  const [isAsking, setIsAsking] = useState(false);
  if (!isPublished) return null;
  return (
    <>
      <Button
        variant="ghost"
        className="-ml-3 self-start"
        icon={<Undo2 aria-hidden="true" />}
        onClick={() => setIsAsking(true)}
      >
        {t('unpublish', { range })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('unpublishTitle', { range })}
        cancelLabel={common('cancel')}
        confirmLabel={t('unpublish', { range })}
        tone="warning"
        icon={<Undo2 />}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          closeDialog();
          unpublishWeek(week.from, { message: t('unpublished', { range }), detail: t('unpublishedDetail') });
        }}
      >
        {t('unpublishText')}
      </ConfirmDialog>
    </>
  );
}
