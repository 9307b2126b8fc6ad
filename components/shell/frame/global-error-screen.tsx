'use client';

import { IntlProvider } from 'use-intl';
import { useLanguage } from '@/stores/preferences/use-language';
import { BareErrorScreen } from './bare-error-screen';
import { ErrorScreen } from './error-screen';

/** The fallback screen for a failure of the app's frame; it sets up its language itself. */
export function GlobalErrorScreen({ message }: { message: string }) {
  const language = useLanguage((state) => state.language);
  const messages = useLanguage((state) => state.messages);
  if (!messages) return <BareErrorScreen message={message} />;
  return (
    <IntlProvider locale={language} messages={messages} timeZone="UTC">
      <ErrorScreen message={message} />
    </IntlProvider>
  );
}
