'use client';

import { useTranslations } from 'use-intl';
import { NOTIFICATION_CATEGORIES } from '@/lib/notifications/notification';
import { notificationsStore } from '@/stores/app/notifications-store';
import { withToggleCue } from '@/stores/notifications/cue-port';
import { useNotifications } from '@/stores/notifications/use-notifications';

/** Switches for the seven notification categories. */
export function NotificationTypes() {
  const t = useTranslations('settings');
  const types = useNotifications((state) => state.preferences.types);
  return (
    <fieldset>
      <legend className="float-left mb-1 w-full font-medium">{t('types')}</legend>
      <div className="clear-both grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-x-4">
        {NOTIFICATION_CATEGORIES.map((type) => (
          <label
            key={type}
            className="flex min-h-8 min-w-0 items-center gap-2.5 coarse:min-h-11 phone:min-h-11"
          >
            <input
              type="checkbox"
              checked={types[type]}
              onChange={withToggleCue(() =>
                notificationsStore.mergePreferences({ types: { [type]: !types[type] } }),
              )}
              className="focus-ring size-4 shrink-0 rounded-flag accent-(--accent) phone:size-5"
            />
            <span className="min-w-0 wrap-break-word">{t(`type.${type}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
