'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '@/components/ui/icon-button';
import type { Notification } from '@/lib/notifications/notification';
import { noticeLook } from './notice-look';

interface NotificationRowProps {
  notification: Notification;
  /** When it arrived: the time, with the day unless it is today. */
  when: string;
  isColorCoded: boolean;
  onRead: () => void;
  onRemove: (button: Element) => void;
}

/** One notice of the list; pressing it marks it read. */
export function NotificationRow({
  notification,
  when,
  isColorCoded,
  onRead,
  onRemove,
}: NotificationRowProps) {
  const t = useTranslations('notifications');
  const { id, message, detail, type, read } = notification;
  const { icon: Icon, status } = noticeLook(type, isColorCoded);
  const messageId = `notice-${id}`;
  return (
    <li
      data-status={status}
      className="flex items-start gap-1 rounded-control border-b border-line py-1 pr-1 last:border-b-0 hover:bg-hover"
    >
      <button
        type="button"
        onClick={onRead}
        className="focus-ring flex min-w-0 grow items-start gap-3 rounded-control px-2 py-1.5 text-left phone:min-h-11 phone:px-0"
      >
        <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-status-edge" />
        <span className="min-w-0 grow break-words">
          <span id={messageId} className={read ? 'block' : 'block font-semibold'}>
            {message}
          </span>
          <span className="block text-xs text-ink-2">
            {detail && `${detail} · `}
            <span className="tnum">{when}</span>
            {!read && <span className="sr-only">, {t('unread')}</span>}
          </span>
        </span>
        {!read && <span aria-hidden="true" className="mt-1.5 size-2 shrink-0 rounded-full bg-accent" />}
      </button>
      <IconButton
        label={t('remove')}
        aria-describedby={messageId}
        data-remove=""
        size="sm"
        className="relative mt-0.5"
        icon={<X aria-hidden="true" />}
        onClick={(event) => onRemove(event.currentTarget)}
      />
    </li>
  );
}
