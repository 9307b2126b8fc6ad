'use client';

import { BellOff, ChevronRight, Inbox, X } from 'lucide-react';
import { type RefObject, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTimeText } from '@/components/parts/use-time-text';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { IconButton } from '@/components/ui/icon-button';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { PopoverSurface } from '@/components/ui/menu/popover-surface';
import { AppLink } from '@/components/ui/page/app-link';
import { PHONE } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { Tabs, tabId } from '@/components/ui/tabs';
import type { Notification } from '@/lib/notifications/notification';
import { deliveredOf, madeAt, newestFirst, unreadCount } from '@/lib/notifications/notification-list';
import { isOpenRequest } from '@/lib/requests/request-record';
import { notificationsStore } from '@/stores/app/notifications-store';
import { readNotice } from '@/stores/notifications/read-notice';
import { useNotifications } from '@/stores/notifications/use-notifications';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';
import { noticeLook } from './notice-look';

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

const MAX_HEIGHT_PX = 560;

interface NotificationPopoverProps {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

function NotificationPopover({ anchor, onClose }: NotificationPopoverProps) {
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

/** Actions on the whole list; renders nothing while the list is empty. */
function NotificationActions() {
  const t = useTranslations('notifications');
  const hasAny = useNotifications((state) => deliveredOf(state.notifications).length > 0);
  const hasUnread = useNotifications((state) => unreadCount(state.notifications) > 0);
  if (!hasAny) return null;
  return (
    <>
      <Button
        variant="ghost"
        aria-disabled={!hasUnread}
        className="aria-disabled:text-ink-3"
        onClick={() => notificationsStore.markAllRead()}
      >
        {t('markAllRead')}
      </Button>
      <Button
        variant="ghost"
        onClick={(event) => {
          // The button disappears with the notifications.
          focusListTitle(event.currentTarget);
          notificationsStore.clearAll();
        }}
      >
        {t('clearAll')}
      </Button>
    </>
  );
}

const HistoryList = lazyPart(() => import('./history/history-list').then((module) => module.HistoryList));

const TABS = ['news', 'history'] as const;

type NotificationTab = (typeof TABS)[number];

/** The panel has this state, because the panel's actions belong to the news tab. */
const useNotificationTab = () => useState<NotificationTab>('news');

interface NotificationTabsProps {
  tab: NotificationTab;
  onChange: (tab: NotificationTab) => void;
}

/** News, and next to it the history of the schedule. */
function NotificationTabs({ tab, onChange }: NotificationTabsProps) {
  const t = useTranslations('notifications');
  const id = useId();
  return (
    <>
      <InboxLink onFollow={() => notificationsStore.setListOpen(false)} />
      <Tabs
        label={t('title')}
        value={tab}
        options={TABS.map((value) => ({ value, label: t(value) }))}
        onChange={onChange}
        onApproach={HistoryList.preload}
        panelId={id}
        className="mx-2 mb-2 flex"
      />
      <div id={id} role="tabpanel" aria-labelledby={tabId(id, tab)}>
        {tab === 'news' ? <NotificationList /> : <HistoryList />}
      </div>
    </>
  );
}

function InboxLink({ onFollow }: { onFollow: () => void }) {
  const t = useTranslations('shell');
  const count = useSchedule(({ schedule }) => [...schedule.requests.values()].filter(isOpenRequest).length);
  return (
    <AppLink
      href="/inbox"
      onClick={onFollow}
      className="focus-ring motion mx-2 mb-2 flex min-h-9 items-center gap-2 rounded-control px-2 text-sm font-medium hover:bg-hover phone:min-h-11"
    >
      <Inbox aria-hidden="true" className="size-4 shrink-0 text-icon" />
      <span className="min-w-0 grow">{t('inbox')}</span>
      {count > 0 && <span className="tnum text-ink-2">{count}</span>}
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-icon" />
    </AppLink>
  );
}

/** All delivered notifications, newest first. */
function NotificationList() {
  const t = useTranslations('notifications');
  const notifications = useNotifications((state) => state.notifications);
  const isColorCoded = useNotifications((state) => state.preferences.visual.colorCoded);
  const whenMade = useTimeText(
    useUi((state) => state.timezone),
    useUi((state) => state.today),
  );
  const listed = newestFirst(deliveredOf(notifications));

  if (listed.length === 0) {
    return <EmptyState icon={<BellOff />} title={t('empty')} description={t('emptyHint')} />;
  }
  return (
    <ul>
      {listed.map((item) => (
        <NotificationRow
          key={item.id}
          notification={item}
          when={whenMade(madeAt(item))}
          isColorCoded={isColorCoded}
          onRead={() => readNotice(item)}
          onRemove={(button) => {
            focusNextRow(button);
            notificationsStore.remove(item.id);
          }}
        />
      ))}
    </ul>
  );
}

interface NotificationRowProps {
  notification: Notification;
  /** When the notification arrived: the time, with the day unless that day is today. */
  when: string;
  isColorCoded: boolean;
  onRead: () => void;
  onRemove: (button: Element) => void;
}

/** One notification of the list; a press marks the notification read. */
function NotificationRow({ notification, when, isColorCoded, onRead, onRemove }: NotificationRowProps) {
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

/** Keeps the focus in the panel when a pressed control disappears. */
function focusListTitle(inside: Element): void {
  inside.closest('[role="dialog"]')?.querySelector<HTMLElement>('h2')?.focus();
}

/** Focuses the same button in the next row, else in the previous row, else the title. */
function focusNextRow(button: Element): void {
  const row = button.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = next?.querySelector<HTMLElement>('[data-remove]');
  if (target) target.focus();
  else focusListTitle(button);
}
