import type { Language } from './language';
import type {
  Messages,
  NewsMessages,
  PlanningMessages,
  ProblemsMessages,
  SharingMessages,
} from './load-messages';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: Messages & SharingMessages & NewsMessages & PlanningMessages & ProblemsMessages;
  }
}
