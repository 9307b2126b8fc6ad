'use client';

import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '@/components/ui/dialog/dialog';
import { PHONE } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { NotificationActions } from './notification-actions';
import { NotificationPopover } from './notification-popover';
import { NotificationTabs, useNotificationTab } from './notification-tabs';

interface NotificationPanelProps {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** News and history: a popover under the bell, or a sheet on a phone. */
export function NotificationPanel({ anchor, onClose }: NotificationPanelProps) {
  const t = useTranslations('notifications');
  const common = useTranslations('common');
  const isPhone = useMediaQuery(PHONE);
  const [tab, setTab] = useNotificationTab();
  if (!isPhone) return <NotificationPopover anchor={anchor} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('title')}
      closeLabel={common('close')}
      footer={tab === 'news' && <NotificationActions />}
    >
      <NotificationTabs tab={tab} onChange={setTab} />
    </Dialog>
  );
}
