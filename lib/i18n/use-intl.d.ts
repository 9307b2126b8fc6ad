import type { BulkMessages } from './catalogues/bulk-messages';
import type { DaysMessages } from './catalogues/days-messages';
import type { DemandMessages } from './catalogues/demand-messages';
import type { DevicesMessages } from './catalogues/devices/devices-messages';
import type { SharedMessages } from './catalogues/devices/shared-messages';
import type { FillMessages } from './catalogues/fill-messages';
import type { HolidaysMessages } from './catalogues/holidays-messages';
import type { InboxMessages } from './catalogues/inbox-messages';
import type { MissingMessages } from './catalogues/missing-messages';
import type { MonthMessages } from './catalogues/month-messages';
import type { OfflineMessages } from './catalogues/offline-messages';
import type { PayMessages } from './catalogues/pay-messages';
import type { PeopleMessages } from './catalogues/people-messages';
import type { PersonMessages } from './catalogues/person-messages';
import type { PlanMessages } from './catalogues/plan-messages';
import type { PlanningMessages } from './catalogues/planning-messages';
import type { ProblemsMessages } from './catalogues/problems-messages';
import type { SeriesMessages } from './catalogues/series-messages';
import type { KioskMessages } from './catalogues/staff/kiosk-messages';
import type { RepliesMessages } from './catalogues/staff/replies-messages';
import type { WeeklyMessages } from './catalogues/staff/weekly-messages';
import type { StepsMessages } from './catalogues/steps-messages';
import type { TeamMessages } from './catalogues/team-messages';
import type { WeeksMessages } from './catalogues/weeks-messages';
import type { WorkedMessages } from './catalogues/worked-messages';
import type { Language } from './language';
import type { Messages, NewsMessages, SharingMessages } from './load-messages';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: Messages &
      SharingMessages &
      NewsMessages &
      BulkMessages &
      DaysMessages &
      DemandMessages &
      DevicesMessages &
      FillMessages &
      HolidaysMessages &
      InboxMessages &
      KioskMessages &
      MissingMessages &
      MonthMessages &
      OfflineMessages &
      PayMessages &
      PeopleMessages &
      PersonMessages &
      PlanMessages &
      PlanningMessages &
      ProblemsMessages &
      RepliesMessages &
      SeriesMessages &
      SharedMessages &
      StepsMessages &
      TeamMessages &
      WeeklyMessages &
      WeeksMessages &
      WorkedMessages;
  }
}
