'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { WhenLoaded } from '@/components/ui/when-loaded';
import { useHasCalendar } from './calendar-presence';

const loadDialog = () => import('./panel-dialog');

export type PanelName = 'insights' | 'templates';

interface PanelProps {
  name: PanelName;
  /** The content framed as a page of its own. */
  page: ReactNode;
  /** The content alone, for the dialog. */
  children: ReactNode;
}

/**
 * Insights or templates: over the calendar when one came from there, a page of its own after a deep link or a
 * reload. The address is the state, so closing is going back.
 */
export function Panel({ name, page, children }: PanelProps) {
  const t = useTranslations('panels');
  const common = useTranslations('common');
  const router = useRouter();
  const hasCalendar = useHasCalendar();
  if (!hasCalendar) return page;
  return (
    <WhenLoaded load={loadDialog}>
      {({ PanelDialog }) => (
        <PanelDialog title={t(`${name}Title`)} closeLabel={common('close')} onClose={() => router.back()}>
          {children}
        </PanelDialog>
      )}
    </WhenLoaded>
  );
}
