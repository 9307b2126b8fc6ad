'use client';

import { weekStartSetting } from '@/lib/settings/calendar-settings';
import './toasts.css';
import { X } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';
import { useTranslations } from 'use-intl';
import { showShift } from '@/components/parts/show-shift';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { PHONE } from '@/components/ui/page/layout-queries';
import { useAppRouter } from '@/components/ui/page/use-app-router';
import { focusChain } from '@/components/ui/page/use-focus-return';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import type { Notification, NotificationPreferences } from '@/lib/notifications/notification';
import { canUndoSeparately } from '@/lib/shifts/change/combined-steps';
import { daysOfView } from '@/lib/shifts/views/calendar-view';
import { keysOf } from '@/lib/shortcuts/shortcuts';
import { notificationsStore } from '@/stores/app/notifications-store';
import { offeredUndo } from '@/stores/notifications/offered-undo';
import { readNotice } from '@/stores/notifications/read-notice';
import { type SavedShifts, sameToasts, type Toast } from '@/stores/notifications/toast';
import { useNotifications } from '@/stores/notifications/use-notifications';
import { undoStep } from '@/stores/schedule/steps';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';
import { noticeLook } from './notice-look';
import { useToastPlace } from './use-toast-place';

const MAX_DRAWN = { phone: 2, wide: 3 };

/**
 * Shows the newest toasts, at most three, two on a phone; each hides after the chosen duration, where 0 means until
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

  // Timers pause while the pointer or the focus is on a toast.
  useEffect(() => {
    const element = stack.current;
    if (!element) return;
    const pausing = ['pointerenter', 'focusin'] as const;
    const leaveEvents = ['pointerleave', 'focusout'] as const;
    for (const event of pausing) element.addEventListener(event, startPause);
    for (const event of leaveEvents) element.addEventListener(event, endPause);
    return () => {
      for (const event of pausing) element.removeEventListener(event, startPause);
      for (const event of leaveEvents) element.removeEventListener(event, endPause);
    };
  }, [startPause, endPause]);

  useEffect(() => {
    const current = new Set(notices.map(({ id }) => id));
    const known = new Set(toasts.map(({ id }) => id));
    for (const { id, visible: isVisible } of toasts) {
      if (!current.has(id)) toast.remove(id);
      // Timed out: the notification stays in the notification list.
      else if (!isVisible) notificationsStore.hideToast(id);
    }
    // Adding a known toast again would restart the toast's timer.
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
    if (!otherUndo && !canUndoSeparately(steps, changeId)) return undefined;
    const undo = () => {
      // Undoing a step removes the step's toast.
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
            onClose={applyToAll(item, notificationsStore.remove)}
          />
        ))}
    </div>
  );
}

function applyToAll(item: Toast, act: (id: string) => void): () => void {
  return () => {
    for (const { id } of sameToasts(item)) act(id);
  };
}

interface ShowSavedProps {
  saved: SavedShifts;
  onShown: () => void;
}

/** Goes to saved shifts that are not on screen: in another week or day, or while another page is shown. */
function ShowSaved({ saved: { shiftId, dates }, onShown }: ShowSavedProps) {
  const store = useScheduleStore();
  const t = useTranslations('notifications');
  const router = useAppRouter();
  const pathname = usePathname();
  const view = useUi((state) => state.currentView);
  const weekStart = useSetting(weekStartSetting);
  const isInView = useSchedule(({ selectedDate }) =>
    daysOfView(view, selectedDate, weekStart).some((day) => dates.includes(day)),
  );
  const [first] = dates;
  if ((isInView && pathname === '/') || first === undefined) return null;
  const show = () => {
    store.selectDate(first);
    if (pathname !== '/') router.push('/');
    onShown();
    showShift(shiftId, { takesFocus: true });
  };
  return (
    <Button variant="soft" size="sm" tabIndex={-1} onClick={show}>
      {t('show')}
    </Button>
  );
}

interface ToastCardProps {
  notification: Notification;
  /** How many identical notifications the toast counts. */
  times: number;
  visual: NotificationPreferences['visual'];
  /** An immediate action, such as Undo. */
  action?: { readonly label: string; readonly onClick: () => void } | undefined;
  showSaved?: ReactNode;
  /** Marks the notification read in the list; absent if the list does not have the notification. */
  onRead?: (() => void) | undefined;
  onClose: () => void;
}

const textClass = 'toast-text min-w-0 grow py-1 break-words';

/** One toast in the chosen style: message, color of its type, and a close button. No button is a tab stop. */
function ToastCard(props: ToastCardProps) {
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

const BUTTON = 'button';

/**
 * The toast shortcut focuses the newest toast; the shortcut or Escape returns to the previous focus. Tab cycles within
 * the toasts, so none of their buttons is a tab stop of the page. The shortcut works everywhere, even while typing.
 */
function useToastKeys(stack: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = stack.current;
    if (!element) return;
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Element) || element.contains(relatedTarget)) return;
      previousFocus.set(element, focusChain(relatedTarget));
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      const newest = newestButton(element);
      const isInside = element.contains(document.activeElement);
      const isKey = !event.shiftKey && keysOf('notices').includes(event.key);
      if (isInside && (isKey || event.key === 'Escape')) restoreFocus(element);
      else if (isKey && newest) {
        // Without a previous focus, there is nothing to return to.
        previousFocus.delete(element);
        newest.focus();
        // A field that closes on blur moves the focus first.
        if (!newest.matches(':focus')) newest.focus();
      } else if (isInside && event.key === 'Tab') moveFocus(element, event.shiftKey ? -1 : 1);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('focusin', onFocusIn);
    window.addEventListener('keydown', onKeyDown, true);
    return () => {
      element.removeEventListener('focusin', onFocusIn);
      window.removeEventListener('keydown', onKeyDown, true);
    };
  }, [stack]);
}

/** When a toast with the focus is removed, moves the focus to the next toast, or back. */
function useToastFocus(toast: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = toast.current;
    const stack = element?.parentElement;
    return () => {
      if (!stack || !element?.contains(document.activeElement)) return;
      queueMicrotask(() => {
        // After Undo, the focus may be on the restored element.
        if (document.activeElement && document.activeElement !== document.body) return;
        const next = stack.isConnected ? newestButton(stack) : null;
        if (next) next.focus();
        else restoreFocus(stack);
      });
    };
  }, [toast]);
}

/** The element that had the focus before the toast, then the focusable elements around that element. */
const previousFocus = new WeakMap<Element, readonly HTMLElement[]>();

function restoreFocus(stack: HTMLElement): void {
  const origin = previousFocus.get(stack)?.find(({ isConnected }) => isConnected);
  if (origin) origin.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** The newest toast is the lowest. */
function newestButton(stack: HTMLElement): HTMLElement | null {
  return stack.querySelector<HTMLElement>(`:scope > :last-child ${BUTTON}`);
}

function moveFocus(stack: HTMLElement, by: number): void {
  const buttons = Array.from(stack.querySelectorAll<HTMLElement>(BUTTON));
  const at = buttons.findIndex((button) => button.matches(':focus'));
  buttons.at((at + by) % buttons.length)?.focus();
}
