import type { BulkMessages } from './bulk-messages';
import type { DemandMessages } from './demand-messages';
import type { Language } from './language';
import type { Messages, NewsMessages, SharingMessages } from './load-messages';
import type { MissingMessages } from './missing-messages';
import type { OfflineMessages } from './offline-messages';
import type { PayMessages } from './pay-messages';
import type { PeopleMessages } from './people-messages';
import type { PersonMessages } from './person-messages';
import type { PlanMessages } from './plan-messages';
import type { PlanningMessages } from './planning-messages';
import type { ProblemsMessages } from './problems-messages';
import type { TeamMessages } from './team-messages';
import type { WorkedMessages } from './worked-messages';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: Messages &
      SharingMessages &
      NewsMessages &
      BulkMessages &
      DemandMessages &
      MissingMessages &
      OfflineMessages &
      PayMessages &
      PeopleMessages &
      PersonMessages &
      PlanMessages &
      PlanningMessages &
      ProblemsMessages &
      TeamMessages &
      WorkedMessages;
  }
}
