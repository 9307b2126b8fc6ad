'use client';

import { IntlProvider } from 'use-intl';
import { useLanguage } from '@/stores/preferences/use-language';
import { ErrorScreen } from './error-screen';

/** The fallback screen where the app's own frame has failed: it brings its language along. */
export function GlobalErrorScreen({ message }: { message: string }) {
  const language = useLanguage((state) => state.language);
  const messages = useLanguage((state) => state.messages);
  // Before any words have come, the error speaks for itself.
  if (!messages) return <main className="p-6">{message}</main>;
  return (
    <IntlProvider locale={language} messages={messages} timeZone="UTC">
      <ErrorScreen message={message} />
    </IntlProvider>
  );
}
