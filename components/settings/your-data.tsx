'use client';

import { useTranslations } from 'use-intl';
import { WhenLoaded } from '@/components/ui/when-loaded';
import { reportLoadFailure } from '@/stores/app-stores';

const loadSection = () => import('./your-data-section');

/** Your data: what is stored here, backups, restore points, erasing. Loaded with the page that shows it. */
export function YourData() {
  const errors = useTranslations('errors');
  return (
    <WhenLoaded load={loadSection} onError={(error) => reportLoadFailure(errors('partMissing'), error)}>
      {({ YourDataSection }) => <YourDataSection />}
    </WhenLoaded>
  );
}
