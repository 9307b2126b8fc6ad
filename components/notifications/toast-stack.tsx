'use client';

import './toasts.css';
import { useEffect, useRef } from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';
import { useTranslations } from 'use-intl';
import { PHONE } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { notificationsStore } from '@/stores/app/notifications-store';
import { offeredUndo } from '@/stores/notifications/offered-undo';
import { readNotice } from '@/stores/notifications/read-notice';
import { sameToasts, type Toast } from '@/stores/notifications/toast';
import { useNotifications } from '@/stores/notifications/use-notifications';
import { undoStep } from '@/stores/schedule/steps';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { ShowSaved } from './show-saved';
import { ToastCard } from './toast-card';
import { useToastKeys } from './use-toast-keys';
import { useToastPlace } from './use-toast-place';

const MAX_DRAWN = { phone: 2, wide: 3 };

/**
 * Shows the newest notices, at most three, two on a phone; each hides after the chosen duration, where 0 means until
 * closed.
 */
export function ToastStack() {
  const store = useScheduleStore();
  const t = useTranslations('common');
  const words = useTranslations('notifications');
  const notices = useNotifications((state) => state.toasts);
  const notifications = useNotifications((state) => state.notifications);
  const visual = useNotifications((state) => state.preferences.visual);
  const { duration } = visual;
  const { toasts, handlers } = useToaster();
  const { startPause, endPause } = handlers;
  const stack = useRef<HTMLDivElement>(null);
  const most = useMediaQuery(PHONE) ? MAX_DRAWN.phone : MAX_DRAWN.wide;
  useToastKeys(stack);
  useToastPlace(stack);

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
      // The notice of a step goes with the step.
      if (!otherUndo) return undoStep(store, changeId);
      otherUndo();
      notificationsStore.removeReportsOf(changeId);
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
      {visible.length > most && (
        <p className="self-end rounded-card bg-raised px-2 py-1 text-xs text-ink-2 shadow-3">
          {t('moreNotices', { count: visible.length - most })}
        </p>
      )}
      {visible
        .slice(0, most)
        .reverse()
        .map((item) => (
          <ToastCard
            key={item.id}
            notification={item}
            times={sameToasts(item).length}
            visual={visual}
            action={actionOf(item)}
            showSaved={
              item.saved && (
                <ShowSaved saved={item.saved} onShown={() => notificationsStore.hideToast(item.id)} />
              )
            }
            onRead={listed.has(item.id) ? () => sameToasts(item).forEach(readNotice) : undefined}
            onClose={forAll(item, notificationsStore.remove)}
          />
        ))}
    </div>
  );
}

function forAll(item: Toast, act: (id: string) => void): () => void {
  return () => {
    for (const { id } of sameToasts(item)) act(id);
  };
}
