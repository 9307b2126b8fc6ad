'use client';

import { BellOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useWhenMade } from '@/components/parts/use-when-made';
import { EmptyState } from '@/components/ui/empty-state';
import { deliveredOf, madeAt, newestFirst } from '@/lib/notifications/notification-list';
import { notificationsStore } from '@/stores/app/notifications-store';
import { readNotice } from '@/stores/notifications/read-notice';
import { useNotifications } from '@/stores/notifications/use-notifications';
import { useUi } from '@/stores/ui/use-ui';
import { focusNextRow } from './focus-list';
import { NotificationRow } from './notification-row';

/** All delivered notices, newest first. */
export function NotificationList() {
  const t = useTranslations('notifications');
  const notifications = useNotifications((state) => state.notifications);
  const isColorCoded = useNotifications((state) => state.preferences.visual.colorCoded);
  const whenMade = useWhenMade(
    useUi((state) => state.timezone),
    useUi((state) => state.today),
  );
  const listed = newestFirst(deliveredOf(notifications));

  if (listed.length === 0) {
    return <EmptyState icon={<BellOff />} title={t('empty')} description={t('emptyHint')} />;
  }
  return (
    <ul>
      {listed.map((item) => (
        <NotificationRow
          key={item.id}
          notification={item}
          when={whenMade(madeAt(item))}
          isColorCoded={isColorCoded}
          onRead={() => readNotice(item)}
          onRemove={(button) => {
            focusNextRow(button);
            notificationsStore.remove(item.id);
          }}
        />
      ))}
    </ul>
  );
}
