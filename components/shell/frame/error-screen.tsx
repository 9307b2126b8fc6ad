'use client';

import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { useStorageHealth } from '@/stores/browser-storage/use-storage-health';

interface ErrorScreenProps {
  message: string;
  onRetry?: (() => void) | undefined;
}

/** The specified fallback screen: its title, the error's message, and how to continue. */
export function ErrorScreen({ message, onRetry }: ErrorScreenProps) {
  const t = useTranslations('errors');
  const shell = useTranslations('shell');
  const isSaved = useStorageHealth() === 'well';
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <main id="content" className="flex grow flex-col items-center justify-center gap-3 p-6 text-center">
      <h1 ref={title} tabIndex={-1} className="text-lg font-semibold outline-none">
        {t('title')}
      </h1>
      <p className="max-w-lg break-words text-ink-2">{message}</p>
      {isSaved && <p className="text-ink-2">{t('saved')}</p>}
      <div className="mt-2 flex gap-2">
        {onRetry && (
          <Button variant="primary" size="dialog" onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
        {/* A full load, because the router itself may have failed. */}
        <a
          href={process.env.NEXT_PUBLIC_BASE_PATH || '/'}
          className="focus-ring inline-flex min-h-9 items-center rounded-control border border-line-2 px-3.5 font-semibold shadow-1 hover:bg-hover phone:min-h-11 coarse:min-h-11"
        >
          {shell('calendar')}
        </a>
      </div>
    </main>
  );
}

/** The screen for an unknown address, with the status and its text. */
export function NotFoundScreen() {
  const t = useTranslations('errors');
  return <ErrorScreen message={`${t('notFound')}. ${t('notFoundHint')}`} />;
}
