'use client';

import { IntlProvider } from 'use-intl';
import { useLanguage } from '@/stores/preferences/use-language';
import { ErrorScreen } from './error-screen';

/** The fallback screen for a failure of the app's own frame; it sets up its own language. */
export function GlobalErrorScreen({ message }: { message: string }) {
  const language = useLanguage((state) => state.language);
  const messages = useLanguage((state) => state.messages);
  // Before any messages are loaded, only the error's message can be shown.
  if (!messages) return <main className="p-6">{message}</main>;
  return (
    <IntlProvider locale={language} messages={messages} timeZone="UTC">
      <ErrorScreen message={message} />
    </IntlProvider>
  );
}
