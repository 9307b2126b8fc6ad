import './first.css';
import type { Metadata } from 'next';
import { InboxActions, InboxHeading } from '@/components/inbox/inbox-actions';
import { InboxLater } from '@/components/inbox/inbox-later';
import { Page } from '@/components/shell/frame/page';

/** A reply's address is nobody else's to find. */
export const metadata: Metadata = { robots: { index: false } };

export default function InboxPage() {
  return (
    <Page heading={<InboxHeading />} actions={<InboxActions />}>
      <InboxLater />
    </Page>
  );
}
