'use client';

import { MonitorOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '@/components/ui/empty-state';

/** In place of the screen, where nobody has turned it on or somebody has turned it off. */
export function KioskOff({ app }: { app: string }) {
  const t = useTranslations('kiosk');
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-4 p-6">
      <title>{`${t('title')} · Brigade`}</title>
      <h1 className="text-md font-semibold">{t('title')}</h1>
      <EmptyState
        icon={<MonitorOff />}
        title={t('offTitle')}
        description={t('offHint')}
        action={
          <a href={app} className="kiosk-link focus-ring">
            {t('openApp')}
          </a>
        }
      />
    </main>
  );
}
