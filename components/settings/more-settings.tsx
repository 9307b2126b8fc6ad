'use client';

import { useTranslations } from 'use-intl';
import { WhenLoaded } from '@/components/ui/loading/when-loaded';
import { reportLoadFailure } from '@/stores/notifications/report-load-failure';

const loadSections = () => import('./more-sections');

/**
 * The sections after the first. They come together and stand below or beside what is there already, so that nothing
 * moves; the empty place is as tall as the screen, so that the page scrolls from the beginning.
 */
export function MoreSettings() {
  const errors = useTranslations('errors');
  return (
    <WhenLoaded
      load={loadSections}
      fallback={<div className="h-dvh" />}
      onError={(error) => reportLoadFailure(errors('partMissing'), error)}
    >
      {({ MoreSections }) => <MoreSections />}
    </WhenLoaded>
  );
}
