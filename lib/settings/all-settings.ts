import { breakRulesSetting, ownBreaksSetting } from './break-settings';
import {
  countingSetting,
  openingHoursSetting,
  payPeriodsSetting,
  roleListSetting,
  weekStartSetting,
} from './calendar-settings';
import { demandSetting } from './demand-setting';
import { holidaysSetting } from './holidays-setting';
import { budgetSetting, currencySetting, salesSetting } from './money-settings';
import { overtimeSetting } from './overtime-setting';
import { limitsSetting, restHoursSetting } from './rule-settings';
import type { Setting } from './setting';
import type { SettingId } from './setting-record';
import {
  availabilityAskSetting,
  businessNameSetting,
  peopleOrderSetting,
  roleGroupsSetting,
  stationsSetting,
} from './team-settings';

/** Every setting by id, for code that handles any setting. Other code imports single settings to load less. */
export const SETTINGS: { readonly [Id in SettingId]: Setting<Id> } = {
  businessName: businessNameSetting,
  availabilityAsk: availabilityAskSetting,
  roleList: roleListSetting,
  roleGroups: roleGroupsSetting,
  stations: stationsSetting,
  breakRules: breakRulesSetting,
  ownBreaks: ownBreaksSetting,
  counting: countingSetting,
  currency: currencySetting,
  overtime: overtimeSetting,
  demand: demandSetting,
  payPeriods: payPeriodsSetting,
  sales: salesSetting,
  budget: budgetSetting,
  limits: limitsSetting,
  openingHours: openingHoursSetting,
  holidays: holidaysSetting,
  restHours: restHoursSetting,
  weekStart: weekStartSetting,
  peopleOrder: peopleOrderSetting,
};
