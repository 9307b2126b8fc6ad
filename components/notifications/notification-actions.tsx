'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { deliveredOf, unreadCount } from '@/lib/notifications/notification-list';
import { notificationsStore } from '@/stores/app/notifications-store';
import { useNotifications } from '@/stores/notifications/use-notifications';
import { focusListTitle } from './focus-list';

/** Actions on the whole list; none while it is empty. */
export function NotificationActions() {
  const t = useTranslations('notifications');
  const hasAny = useNotifications((state) => deliveredOf(state.notifications).length > 0);
  const hasUnread = useNotifications((state) => unreadCount(state.notifications) > 0);
  if (!hasAny) return null;
  return (
    <>
      <Button
        variant="ghost"
        aria-disabled={!hasUnread}
        className="aria-disabled:text-ink-3"
        onClick={() => notificationsStore.markAllRead()}
      >
        {t('markAllRead')}
      </Button>
      <Button
        variant="ghost"
        onClick={(event) => {
          // The button disappears with the notices.
          focusListTitle(event.currentTarget);
          notificationsStore.clearAll();
        }}
      >
        {t('clearAll')}
      </Button>
    </>
  );
}
