'use client';

import { WhenLoaded } from '@/components/ui/loading/when-loaded';

const loadScreen = () => import('@/components/shell/frame/error-screen');

export default function ErrorPage({ error: { message }, reset }: { error: Error; reset: () => void }) {
  return (
    // Where the host is gone too, the error stands there as it tells itself.
    <WhenLoaded load={loadScreen} fallback={<main className="p-6">{message}</main>}>
      {({ ErrorScreen }) => <ErrorScreen message={message} onRetry={reset} />}
    </WhenLoaded>
  );
}
