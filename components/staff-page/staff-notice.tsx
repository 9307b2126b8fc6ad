'use client';

import { CalendarX2, RefreshCw, Unlink } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { BrandMark } from '@/components/ui/brand-mark';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

interface StaffNoticeProps {
  kind: 'none' | 'newer' | 'broken';
}

/** Shown instead of a week: the reason, and what to do. */
export function StaffNotice({ kind }: StaffNoticeProps) {
  const t = useTranslations('staffPage');
  const texts = {
    none: { title: t('noneTitle'), hint: t('noneHint'), icon: <CalendarX2 /> },
    newer: { title: t('newerTitle'), hint: t('newerHint'), icon: <RefreshCw /> },
    broken: { title: t('brokenTitle'), hint: t('brokenHint'), icon: <Unlink /> },
  }[kind];
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-4 p-6">
      <title>{`${t('title')} · Brigade`}</title>
      <h1 className="flex items-center gap-2 text-md font-semibold">
        <BrandMark />
        {t('title')}
      </h1>
      <div role="alert">
        <EmptyState
          icon={texts.icon}
          title={texts.title}
          description={texts.hint}
          action={
            kind === 'newer' && (
              <Button size="dialog" onClick={() => window.location.reload()}>
                {t('reload')}
              </Button>
            )
          }
        />
      </div>
    </main>
  );
}
