'use client';

import { useTranslations } from 'use-intl';
import { BareErrorScreen } from '@/components/shell/frame/bare-error-screen';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';

const ErrorScreen = lazyPart(
  () => import('@/components/shell/frame/error-screen').then((module) => module.ErrorScreen),
  { fallback: Fallback, onError: logLoadFailure },
);

/** Works even if no further script can be loaded, including that of the full error screen. */
function Fallback({ message }: { message: string }) {
  const t = useTranslations();
  return <BareErrorScreen message={message} title={t('errors.title')} home={t('shell.calendar')} />;
}

export default function ErrorPage({ error: { message }, reset }: { error: Error; reset: () => void }) {
  return <ErrorScreen message={message} onRetry={reset} />;
}
