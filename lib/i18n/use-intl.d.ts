import type { Language } from './language';
import type {
  Messages,
  NewsMessages,
  PlanMessages,
  PlanningMessages,
  ProblemsMessages,
  SharingMessages,
} from './load-messages';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: Messages & SharingMessages & NewsMessages & PlanMessages & PlanningMessages & ProblemsMessages;
  }
}
