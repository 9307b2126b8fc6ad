'use client';

import './toasts.css';
import { useEffect, useRef } from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';
import { useTranslations } from 'use-intl';
import { notificationsStore } from '@/stores/app/notifications-store';
import type { Toast } from '@/stores/notifications/notifications';
import { offeredUndo } from '@/stores/notifications/offered-undo';
import { useNotifications } from '@/stores/notifications/use-notifications';
import { undoStep } from '@/stores/schedule/steps';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { ShowSaved } from './show-saved';
import { ToastCard } from './toast-card';

const MAX_DRAWN = 3;

/** Shows the newest notices, at most three; each hides after the chosen duration, where 0 means until closed. */
export function ToastStack() {
  const t = useTranslations('common');
  const words = useTranslations('notifications');
  const notices = useNotifications((state) => state.toasts);
  const notifications = useNotifications((state) => state.notifications);
  const visual = useNotifications((state) => state.preferences.visual);
  const { duration } = visual;
  const { toasts, handlers } = useToaster();
  const { startPause, endPause } = handlers;
  const stack = useRef<HTMLDivElement>(null);

  // Timers pause while the pointer or the focus is on a notice.
  useEffect(() => {
    const element = stack.current;
    if (!element) return;
    const pausing = ['pointerenter', 'focusin'] as const;
    const going = ['pointerleave', 'focusout'] as const;
    for (const event of pausing) element.addEventListener(event, startPause);
    for (const event of going) element.addEventListener(event, endPause);
    return () => {
      for (const event of pausing) element.removeEventListener(event, startPause);
      for (const event of going) element.removeEventListener(event, endPause);
    };
  }, [startPause, endPause]);

  useEffect(() => {
    const current = new Set(notices.map(({ id }) => id));
    const known = new Set(toasts.map(({ id }) => id));
    for (const { id, visible: isVisible } of toasts) {
      if (!current.has(id)) toast.remove(id);
      // Timed out: the notice stays in the list behind the bell.
      else if (!isVisible) notificationsStore.hideToast(id);
    }
    // Adding a known one again would restart its timer.
    for (const { id } of notices.filter((notice) => !known.has(notice.id))) {
      toast(id, { id, duration: duration === 0 ? Number.POSITIVE_INFINITY : duration });
    }
  }, [notices, toasts, duration]);

  const steps = useSchedule((state) => state.history.undo);
  const actionOf = ({ id, changeId, isSummary }: Toast) => {
    if (isSummary) {
      const show = () => {
        notificationsStore.hideToast(id);
        notificationsStore.setListOpen(true);
      };
      return { label: words('show'), onClick: show };
    }
    if (changeId === undefined) return undefined;
    const otherUndo = offeredUndo(changeId);
    if (!otherUndo && !steps.some((step) => step.id === changeId)) return undefined;
    const undo = () => {
      if (otherUndo) otherUndo();
      else undoStep(changeId);
      notificationsStore.remove(id);
    };
    return { label: t('undo'), onClick: undo };
  };
  const listed = new Set(notifications.map(({ id }) => id));
  const byId = new Map(notices.map((item) => [item.id, item]));
  const visible = toasts
    .filter(({ visible: isVisible }) => isVisible)
    .map(({ id }) => byId.get(id))
    .filter((item): item is Toast => item !== undefined);
  return (
    <div ref={stack} className="flex flex-col gap-2">
      {visible.length > MAX_DRAWN && (
        <p className="self-end rounded-card bg-raised px-2 py-1 text-xs text-ink-2 shadow-3">
          {t('moreNotices', { count: visible.length - MAX_DRAWN })}
        </p>
      )}
      {visible
        .slice(0, MAX_DRAWN)
        .reverse()
        .map((item) => (
          <ToastCard
            key={item.id}
            notification={item}
            visual={visual}
            action={actionOf(item)}
            showSaved={
              item.saved && (
                <ShowSaved saved={item.saved} onShown={() => notificationsStore.hideToast(item.id)} />
              )
            }
            onRead={listed.has(item.id) ? () => notificationsStore.markRead(item.id) : undefined}
            onClose={() => notificationsStore.remove(item.id)}
          />
        ))}
    </div>
  );
}
