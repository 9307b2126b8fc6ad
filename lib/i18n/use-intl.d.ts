import type { BulkMessages } from './bulk-messages';
import type { Language } from './language';
import type { Messages, NewsMessages, SharingMessages } from './load-messages';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: Messages & SharingMessages & NewsMessages & BulkMessages;
  }
}
