'use client';

import { BellOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { useFormats } from '@/components/ui/use-formats';
import { deliveredOf, madeAt } from '@/lib/notifications/notification-list';
import { clockTimeOf } from '@/lib/time/clock-time';
import { minuteNow, todayIn } from '@/lib/time/zone';
import { zoneOf } from '@/lib/time/zone-choice';
import { notificationsStore } from '@/stores/app/notifications-store';
import { useNotifications } from '@/stores/notifications/use-notifications';
import { useUi } from '@/stores/ui/use-ui';
import { focusNextRow } from './focus-list';
import { NotificationRow } from './notification-row';

/** All delivered notices, newest first. */
export function NotificationList() {
  const t = useTranslations('notifications');
  const formats = useFormats();
  const notifications = useNotifications((state) => state.notifications);
  const isColorCoded = useNotifications((state) => state.preferences.visual.colorCoded);
  const today = useUi((state) => state.today);
  const zone = zoneOf(useUi((state) => state.timezone));
  const listed = deliveredOf(notifications).toReversed();

  const whenMade = (at: number) => {
    if (!Number.isFinite(at)) return '';
    const date = new Date(at);
    const day = todayIn(date, zone);
    const time = formats.time(clockTimeOf(minuteNow(date, zone)));
    return day === today ? time : `${formats.shortDay(day)}, ${time}`;
  };

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
          onRead={() => notificationsStore.markRead(item.id)}
          onRemove={(button) => {
            focusNextRow(button);
            notificationsStore.remove(item.id);
          }}
        />
      ))}
    </ul>
  );
}
