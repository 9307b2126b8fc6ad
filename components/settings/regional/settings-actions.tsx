'use client';

import { PHONE } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { LeaveQuestion } from './leave-question';
import { SaveSettings } from './save-settings';

/** Save Settings in the page bar; on a phone it is below the regional preferences. */
export function SettingsActions() {
  const isPhone = useMediaQuery(PHONE);
  return (
    <>
      {!isPhone && (
        <div className="flex shrink-0 items-center">
          <SaveSettings />
        </div>
      )}
      <LeaveQuestion />
    </>
  );
}
