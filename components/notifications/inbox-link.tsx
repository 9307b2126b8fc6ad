'use client';

import { ChevronRight, Inbox } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { AppLink } from '@/components/ui/page/app-link';
import { isOpenRequest } from '@/lib/requests/request-record';
import { useSchedule } from '@/stores/schedule/use-schedule';

/** The way to the requests of the team, with how many wait. */
export function InboxLink({ onFollow }: { onFollow: () => void }) {
  const t = useTranslations('shell');
  const count = useSchedule(({ schedule }) => [...schedule.requests.values()].filter(isOpenRequest).length);
  return (
    <AppLink
      href="/inbox"
      onClick={onFollow}
      className="focus-ring motion mx-2 mb-2 flex min-h-9 items-center gap-2 rounded-control px-2 text-sm font-medium hover:bg-hover phone:min-h-11"
    >
      <Inbox aria-hidden="true" className="size-4 shrink-0 text-icon" />
      <span className="min-w-0 grow">{t('inbox')}</span>
      {count > 0 && <span className="tnum text-ink-2">{count}</span>}
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-icon" />
    </AppLink>
  );
}
