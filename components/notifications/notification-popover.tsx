'use client';

import { type RefObject, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { PopoverSurface } from '@/components/ui/menu/popover-surface';
import { NotificationActions } from './notification-actions';
import { NotificationTabs, useNotificationTab } from './notification-tabs';

const MAX_HEIGHT_PX = 560;

interface NotificationPopoverProps {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** News and history in a popover under the bell. */
export function NotificationPopover({ anchor, onClose }: NotificationPopoverProps) {
  const t = useTranslations('notifications');
  const [tab, setTab] = useNotificationTab();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <PopoverSurface
      anchor={anchor.current}
      placement="bottom-end"
      labelledBy="notifications-title"
      initialFocus={title}
      mostHeightPx={MAX_HEIGHT_PX}
      className="w-96"
      onClose={onClose}
    >
      <h2
        ref={title}
        id="notifications-title"
        tabIndex={-1}
        className="shrink-0 px-4 pt-3.5 pb-2 font-semibold outline-none"
      >
        {t('title')}
      </h2>
      <div className="min-h-0 overflow-y-auto px-2 pb-2">
        <NotificationTabs tab={tab} onChange={setTab} />
      </div>
      <div className="flex shrink-0 flex-wrap justify-between gap-2 border-t border-line px-2 py-2 empty:hidden">
        {tab === 'news' && <NotificationActions />}
      </div>
    </PopoverSurface>
  );
}
