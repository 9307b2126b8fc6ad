'use client';

import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { Tabs, tabId } from '@/components/ui/tabs';
import { notificationsStore } from '@/stores/app/notifications-store';
import { InboxLink } from './inbox-link';
import { NotificationList } from './notification-list';

const HistoryList = lazyPart(() => import('./history/history-list').then((module) => module.HistoryList));

const TABS = ['news', 'history'] as const;

export type NotificationTab = (typeof TABS)[number];

/** The tab that is shown, kept by the panel: its actions belong to the news. */
export const useNotificationTab = () => useState<NotificationTab>('news');

interface NotificationTabsProps {
  tab: NotificationTab;
  onChange: (tab: NotificationTab) => void;
}

/** What has come by itself, and beside it the history of the schedule. */
export function NotificationTabs({ tab, onChange }: NotificationTabsProps) {
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
