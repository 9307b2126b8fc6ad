'use client';

import { X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import type { Notification, NotificationPreferences } from '@/lib/notifications/notification';
import { noticeLook } from './notice-look';
import { useToastFocus } from './use-toast-keys';

interface ToastCardProps {
  notification: Notification;
  /** How often it was said. */
  times: number;
  visual: NotificationPreferences['visual'];
  /** An immediate action, such as Undo. */
  action?: { readonly label: string; readonly onClick: () => void } | undefined;
  /** The way to what was saved. */
  showSaved?: ReactNode;
  /** Marks it read in the list; absent where it is not in the list. */
  onRead?: (() => void) | undefined;
  onClose: () => void;
}

const textClass = 'toast-text min-w-0 grow py-1 break-words';

/** One notice in the chosen style: message, colour of its type, and a close button. No button is a tab stop. */
export function ToastCard(props: ToastCardProps) {
  const { notification, times, visual, action, showSaved, onRead, onClose } = props;
  const t = useTranslations('common');
  const wordsId = useId();
  const card = useRef<HTMLDivElement>(null);
  useToastFocus(card);
  const { style, duration, colorCoded } = visual;
  const { icon: Icon, status } = noticeLook(notification.type, colorCoded);
  const words = (
    <>
      <span className="toast-message font-semibold">
        {notification.message}
        {times > 1 && ' '}
        {times > 1 && <span className="toast-times tnum">{t('times', { count: times })}</span>}
      </span>{' '}
      {notification.detail && <span className="toast-detail text-xs text-ink-2">{notification.detail}</span>}
    </>
  );
  return (
    <div
      ref={card}
      data-status={status}
      data-style={style}
      role={notification.type === 'error' ? 'alert' : undefined}
      className="toast relative flex items-start gap-3 overflow-hidden rounded-popover bg-raised py-2.5 pr-2 pl-3.5 shadow-3"
    >
      {style !== 'minimal' && <Icon aria-hidden="true" className="toast-icon mt-1.5 shrink-0" />}
      {onRead ? (
        <button
          type="button"
          id={wordsId}
          tabIndex={-1}
          onClick={onRead}
          className={classNames(textClass, 'focus-ring rounded-flag text-left')}
        >
          {words}
        </button>
      ) : (
        <div id={wordsId} className={textClass}>
          {words}
        </div>
      )}
      {showSaved}
      {action && (
        <Button variant="soft" size="sm" tabIndex={-1} aria-describedby={wordsId} onClick={action.onClick}>
          {action.label}
        </Button>
      )}
      <IconButton
        label={t('close')}
        tooltip={false}
        tabIndex={-1}
        aria-describedby={wordsId}
        size="sm"
        icon={<X aria-hidden="true" />}
        onClick={onClose}
      />
      {duration > 0 && (
        <span aria-hidden="true" className="toast-time" style={{ animationDuration: `${duration}ms` }} />
      )}
    </div>
  );
}
