import type { Language } from './language';
import type { Messages, NewsMessages, SharingMessages } from './load-messages';
import type { PlanMessages } from './plan-messages';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: Messages & SharingMessages & NewsMessages & PlanMessages;
  }
}
