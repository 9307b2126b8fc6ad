'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { WhenLoaded } from '@/components/ui/loading/when-loaded';
import { LATER_PARTS_RETRY_MS } from '@/lib/timing';
import { reportLoadFailure } from '@/stores/notifications/report-load-failure';

const loadParts = () => import('./later-parts');

/**
 * Where the parts stand that no page needs for its first paint: they come in one script right behind it. What is asked
 * of them until then is kept: the open dialog in its store, keys and the page's events in their queues.
 */
export function AfterFirstPaint({ part }: { part: 'Dialogs' | 'Services' | 'Dock' }) {
  const t = useTranslations('errors');
  const [attempt, setAttempt] = useState(0);
  // React calls an effect that nobody waits for behind the paint of its frame.
  useEffect(() => setAttempt(1), []);
  if (attempt === 0) return null;
  const handleError = (error: unknown) => {
    if (part === 'Dialogs') reportLoadFailure(t('partMissing'), error);
    setTimeout(() => setAttempt((before) => before + 1), LATER_PARTS_RETRY_MS);
  };
  return (
    <WhenLoaded key={attempt} load={loadParts} onError={handleError}>
      {(parts) => {
        const Part = parts[part];
        return <Part />;
      }}
    </WhenLoaded>
  );
}
