'use client';

import { useTranslations } from 'use-intl';
import { CheckChips } from '@/components/ui/fields/check-chips';
import { NOTIFICATION_CATEGORIES } from '@/lib/notifications/notification';
import { notificationsStore } from '@/stores/app/notifications-store';
import { withToggleCue } from '@/stores/notifications/cue-port';
import { useNotifications } from '@/stores/notifications/use-notifications';

/** Switches for the seven notification categories. */
export function NotificationTypes() {
  const t = useTranslations('settings');
  const types = useNotifications((state) => state.preferences.types);
  return (
    <CheckChips
      label={t('types')}
      className="[&>span]:text-sm [&>span]:text-ink"
      options={NOTIFICATION_CATEGORIES.map((value) => ({
        value,
        label: t(`type.${value}`),
        isChecked: types[value],
      }))}
      onToggle={withToggleCue((toggled) => {
        const type = NOTIFICATION_CATEGORIES.find((value) => value === toggled);
        if (type) notificationsStore.mergePreferences({ types: { [type]: !types[type] } });
      })}
    />
  );
}
