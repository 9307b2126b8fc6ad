'use client';

import { Bell, CircleAlert, CircleCheck, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import type { Notification, NotificationType } from '@/lib/notifications/notification';

const LOOKS: Readonly<Record<NotificationType, { icon: LucideIcon; status: string }>> = {
  success: { icon: CircleCheck, status: 'Confirmed' },
  error: { icon: CircleAlert, status: 'Canceled' },
  warning: { icon: TriangleAlert, status: 'Pending' },
  info: { icon: Bell, status: 'Info' },
};

interface ToastCardProps {
  notification: Notification;
  /** 0 stays, and draws no time left. */
  durationMs: number;
  /** Takes back what the notice tells of; there is no button without it. */
  onUndo?: (() => void) | undefined;
  onRead: () => void;
  onClose: () => void;
}

/** One notice: an icon in the colour of its kind, what happened, and the way to close it. */
export function ToastCard({ notification, durationMs, onUndo, onRead, onClose }: ToastCardProps) {
  const t = useTranslations('common');
  const { icon: Icon, status } = LOOKS[notification.type];
  return (
    <div
      data-status={status}
      role={notification.type === 'error' ? 'alert' : undefined}
      className="relative flex items-start gap-3 overflow-hidden rounded-popover bg-raised py-2.5 pr-2 pl-3.5 shadow-3"
    >
      <Icon aria-hidden="true" className="mt-1.5 size-[18px] shrink-0 text-status-edge" />
      <button
        type="button"
        onClick={onRead}
        className="focus-ring min-w-0 grow rounded-flag py-1 text-left break-words"
      >
        <span className="block font-semibold">{notification.message}</span>
        {notification.detail && <span className="block text-xs text-ink-2">{notification.detail}</span>}
      </button>
      {onUndo && (
        <Button variant="soft" size="sm" onClick={onUndo}>
          {t('undo')}
        </Button>
      )}
      <IconButton
        label={t('close')}
        tooltip={false}
        size="sm"
        icon={<X aria-hidden="true" />}
        onClick={onClose}
      />
      {durationMs > 0 && (
        <span aria-hidden="true" className="toast-time" style={{ animationDuration: `${durationMs}ms` }} />
      )}
    </div>
  );
}
