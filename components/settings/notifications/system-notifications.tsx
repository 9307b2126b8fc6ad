'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { askForSystemNotifications } from '@/stores/notifications/service';

/** Requests permission for reminders while the page is in the background; renders nothing where unsupported. */
export function SystemNotifications() {
  const t = useTranslations('settings');
  const isSupported = 'Notification' in window;
  const [permission, setPermission] = useState(isSupported ? Notification.permission : 'denied');
  if (!isSupported) return null;
  const ask = async () => {
    await askForSystemNotifications();
    setPermission(Notification.permission);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 grow basis-52">
        <p className="font-medium">{t('system')}</p>
        <p role="status" className="text-xs text-ink-2 phone:text-[13px]">
          {t(`systemState.${permission}`)}
        </p>
      </div>
      {permission === 'default' && <Button onClick={() => void ask()}>{t('systemAllow')}</Button>}
    </div>
  );
}
