'use client';

import { CalendarX2, Send } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useFormats } from '@/components/ui/use-formats';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { publishFromDialog } from './publish-from-dialog';

interface NothingToShareProps {
  firstDay: LocalDate;
  /** The week is published, without shifts. */
  isPublished: boolean;
}

/** Placeholder when there is nothing to share: the week is not published, or it has no shifts. */
export function NothingToShare({ firstDay, isPublished }: NothingToShareProps) {
  const t = useTranslations('share');
  const publish = useTranslations('publish');
  const formats = useFormats();
  const isEver = useSchedule(({ schedule }) => schedule.publication !== undefined);
  if (isPublished) {
    return <EmptyState icon={<CalendarX2 />} title={t('emptyTitle')} description={t('emptyHint')} />;
  }
  return (
    <EmptyState
      icon={<Send />}
      title={t(isEver ? 'draftTitle' : 'neverTitle')}
      description={t(isEver ? 'draftHint' : 'neverHint')}
      action={
        <Button variant="primary" onClick={() => publishFromDialog(firstDay)}>
          {publish('days', { range: formats.compactRange(firstDay, addDays(firstDay, 6)) })}
        </Button>
      }
    />
  );
}
