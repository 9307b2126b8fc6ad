'use client';

import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '@/components/ui/dialog/dialog';
import { PHONE } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { NotificationActions } from './notification-actions';
import { NotificationList } from './notification-list';
import { NotificationPopover } from './notification-popover';

interface NotificationPanelProps {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The notification list: a popover under the bell, or a sheet on a phone. */
export function NotificationPanel({ anchor, onClose }: NotificationPanelProps) {
  const t = useTranslations('notifications');
  const common = useTranslations('common');
  const isPhone = useMediaQuery(PHONE);
  if (!isPhone) return <NotificationPopover anchor={anchor} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('title')}
      closeLabel={common('close')}
      footer={<NotificationActions />}
    >
      <NotificationList />
    </Dialog>
  );
}
