'use client';

import { ErrorScreen } from '@/components/shell/frame/error-screen';

// Not with `lazyPart`: what has failed may be the loading of scripts. The words are there, or no page is shown.
export default function ErrorPage({ error: { message }, reset }: { error: Error; reset: () => void }) {
  return <ErrorScreen message={message} onRetry={reset} />;
}
