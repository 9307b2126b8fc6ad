'use client';

import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { SettingsCard } from '@/components/parts/settings/settings-card';
import { Button } from '@/components/ui/button';
import { useFocusHandedOn } from '@/components/ui/page/use-focus-handed-on';
import { followInstall, install, useInstall } from '@/stores/installed/install';

/** The install entry of the settings, shown while the browser can install the app. */
export function InstallSection() {
  const way = useInstall((state) => state.way);
  useEffect(followInstall, []);
  return way && <InstallCard isAsked={way === 'prompt'} />;
}

function InstallCard({ isAsked }: { isAsked: boolean }) {
  const t = useTranslations('install');
  const row = useRef<HTMLDivElement>(null);
  useFocusHandedOn(row);
  return (
    <SettingsCard title={t('title')} className="min-w-0">
      <div ref={row} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 grow basis-52">
          {isAsked ? t('why') : t('homeScreen')}
          {!isAsked && <span className="block text-xs text-ink-2 phone:text-[13px]">{t('startsEmpty')}</span>}
        </p>
        {isAsked && <Button onClick={() => void install()}>{t('install')}</Button>}
      </div>
    </SettingsCard>
  );
}
