'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { Button } from '@/components/ui/button';
import { PANEL_PATHS } from '@/lib/panel-paths';
import { leaveSchedule, useSchedule } from '@/stores/schedule/use-schedule';

/** The name of the edited week template, and a link back to the schedule. */
export const TemplateHeading = withLaterWords(HeadingInWords);

function HeadingInWords({ templateId }: { templateId: string }) {
  const t = useTranslations('weeks');
  const router = useRouter();
  const name = useSchedule((state) => state.schedule.templates.get(templateId)?.name ?? '');
  const heading = useRef<HTMLHeadingElement>(null);
  // Announces the changed screen to the person.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1
        ref={heading}
        tabIndex={-1}
        className="flex min-w-0 grow items-baseline gap-2 text-lg font-semibold outline-none"
      >
        <span className="truncate" dir="auto">
          {name}
        </span>
        <span className="shrink-0 text-sm font-normal text-ink-2">{t('template')}</span>
      </h1>
      <Button
        variant="primary"
        onClick={() => {
          leaveSchedule('week');
          router.push(PANEL_PATHS.templates);
        }}
      >
        {t('leave')}
      </Button>
    </>
  );
}
