'use client';

import { Bell } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '@/components/ui/icon-button';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { unreadCount } from '@/lib/notifications/notification-list';
import { notificationsStore } from '@/stores/app/notifications-store';
import { useNotifications } from '@/stores/notifications/use-notifications';

const MAX_COUNTED = 99;

const NotificationPanel = lazyPart(() =>
  import('./notification-panel').then((module) => module.NotificationPanel),
);

/** The bell with the number of unread notifications; its list loads as the pointer approaches. */
export function NotificationBell() {
  const t = useTranslations('notifications');
  const button = useRef<HTMLButtonElement>(null);
  const unread = useNotifications((state) => unreadCount(state.notifications));
  const showBadges = useNotifications((state) => state.preferences.visual.showBadges);
  const isOpen = useNotifications((state) => state.isListOpen);
  const close = useCallback(() => notificationsStore.setListOpen(false), []);
  return (
    <>
      <IconButton
        ref={button}
        label={unread > 0 ? t('titleUnread', { count: unread }) : t('title')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="relative z-1"
        icon={
          <>
            <Bell aria-hidden="true" />
            {showBadges && unread > 0 && (
              <span aria-hidden="true" className="bell-badge tnum">
                {unread > MAX_COUNTED ? `${MAX_COUNTED}+` : unread}
              </span>
            )}
          </>
        }
        onPointerEnter={NotificationPanel.preload}
        onFocus={NotificationPanel.preload}
        onClick={() => notificationsStore.setListOpen(!isOpen)}
      />
      {isOpen && <NotificationPanel anchor={button} onClose={close} onMissing={close} />}
    </>
  );
}
