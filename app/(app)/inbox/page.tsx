import './first.css';
import type { Metadata } from 'next';
import { InboxActions, InboxHeading } from '@/components/inbox/inbox-actions';
import { LazyInbox } from '@/components/inbox/lazy-inbox';
import { Page } from '@/components/shell/frame/page';

/** Keeps reply addresses out of search engines. */
export const metadata: Metadata = { robots: { index: false } };

export default function InboxPage() {
  return (
    <Page heading={<InboxHeading />} actions={<InboxActions />}>
      <LazyInbox />
    </Page>
  );
}
