'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';

const ErrorScreen = lazyPart(
  () => import('@/components/shell/frame/error-screen').then((module) => module.ErrorScreen),
  {
    // If the screen cannot be loaded either, show the bare error message.
    fallback: ({ message }) => <main className="p-6">{message}</main>,
    onError: logLoadFailure,
  },
);

export default function ErrorPage({ error: { message }, reset }: { error: Error; reset: () => void }) {
  return <ErrorScreen message={message} onRetry={reset} />;
}
