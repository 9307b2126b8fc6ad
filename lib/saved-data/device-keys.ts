import { isRestHours } from '@/lib/rules/rest-hours';
import { BREAK_RULES } from '@/lib/shifts/proposed-breaks';
import { COUNTING_SHAPE } from './records/house/counting-shape';
import { DEMAND_SHAPE } from './records/house/demand-shape';
import { HOLIDAYS_SHAPE } from './records/house/holidays-shape';
import { OWN_BREAKS_SHAPE } from './records/house/own-breaks-shape';
import { CURRENCY_SHAPE, OVERTIME_SHAPE, PAY_PERIODS_SHAPE } from './records/house/pay-shapes';
import { ROLE_LIST_SHAPE } from './records/house/role-list-shape';
import { BUDGET_SHAPE, SALES_SHAPE } from './records/house/sales-shapes';
import {
  AVAILABILITY_ASK_SHAPE,
  KIOSK_SHAPE,
  REPLIES_SHAPE,
  REPLY_KEY_SHAPE,
  WORKPLACE_SHAPE,
} from './records/house/team-shapes';
import { array, boolean, custom, picklist, string } from './records/shape';
import { LIMITS_SHAPE, OPENING_HOURS_SHAPE } from './records/shapes';
import type { SavedKey } from './saved-key';

/** The keys that this device has for itself: its part in a shared schedule, and what one screen shows. */
export const DEVICE_KEYS = {
  workplace: {
    name: 'brigade-workplace',
    writtenAs: 'text',
    shape: WORKPLACE_SHAPE,
  },
  sharing: {
    name: 'brigade-sharing',
    writtenAs: 'json',
    shape: boolean,
  },
  replyKey: {
    name: 'brigade-reply-key',
    writtenAs: 'text',
    shape: REPLY_KEY_SHAPE,
  },
  replies: {
    name: 'brigade-replies',
    writtenAs: 'json',
    shape: REPLIES_SHAPE,
  },
  kiosk: {
    name: 'brigade-kiosk',
    writtenAs: 'json',
    shape: KIOSK_SHAPE,
  },
  twoWeeks: {
    name: 'brigade-two-weeks',
    writtenAs: 'json',
    shape: boolean,
  },
  byStation: {
    name: 'brigade-by-station',
    writtenAs: 'json',
    shape: boolean,
  },
  moneyHidden: {
    name: 'brigade-money-hidden',
    writtenAs: 'json',
    shape: boolean,
  },
} as const satisfies Readonly<Record<string, SavedKey>>;

/**
 * The keys that had the business settings up to version 6. Found there, a text becomes records of the schedule
 * (`oldSettings`), and the key goes.
 */
export const OLD_SETTING_KEYS = {
  houseName: {
    name: 'brigade-house-name',
    writtenAs: 'json',
    shape: string,
  },
  availabilityAsk: {
    name: 'brigade-availability-ask',
    writtenAs: 'json',
    shape: AVAILABILITY_ASK_SHAPE,
  },
  roleGroups: {
    name: 'brigade-role-groups',
    writtenAs: 'json',
    shape: boolean,
  },
  peopleOrder: {
    name: 'brigade-people-order',
    writtenAs: 'json',
    shape: array(string),
  },
  limits: {
    name: 'brigade-limits',
    writtenAs: 'json',
    shape: LIMITS_SHAPE,
  },
  openingHours: {
    name: 'brigade-opening-hours',
    writtenAs: 'json',
    shape: OPENING_HOURS_SHAPE,
  },
  holidays: {
    name: 'brigade-holidays',
    writtenAs: 'json',
    shape: HOLIDAYS_SHAPE,
  },
  stations: {
    name: 'brigade-stations',
    writtenAs: 'json',
    shape: array(string),
  },
  counting: {
    name: 'brigade-counting',
    writtenAs: 'json',
    shape: COUNTING_SHAPE,
  },
  ownBreaks: {
    name: 'brigade-own-breaks',
    writtenAs: 'json',
    shape: OWN_BREAKS_SHAPE,
  },
  breakRules: {
    name: 'brigade-break-rules',
    writtenAs: 'text',
    shape: picklist(BREAK_RULES),
  },
  currency: {
    name: 'brigade-currency',
    writtenAs: 'text',
    shape: CURRENCY_SHAPE,
  },
  overtime: {
    name: 'brigade-overtime',
    writtenAs: 'json',
    shape: OVERTIME_SHAPE,
  },
  sales: {
    name: 'brigade-sales',
    writtenAs: 'json',
    shape: SALES_SHAPE,
  },
  budget: {
    name: 'brigade-budget',
    writtenAs: 'json',
    shape: BUDGET_SHAPE,
  },
  payPeriods: {
    name: 'brigade-pay-periods',
    writtenAs: 'json',
    shape: PAY_PERIODS_SHAPE,
  },
  demand: {
    name: 'brigade-demand',
    writtenAs: 'json',
    shape: DEMAND_SHAPE,
  },
  roleList: {
    name: 'brigade-role-list',
    writtenAs: 'json',
    shape: ROLE_LIST_SHAPE,
  },
  restHours: {
    name: 'brigade-rest-hours',
    writtenAs: 'json',
    shape: custom<number>(isRestHours),
  },
} as const satisfies Readonly<Record<string, SavedKey>>;

export type OldSettingKey = keyof typeof OLD_SETTING_KEYS;

export const OLD_SETTING_IDS = Object.keys(OLD_SETTING_KEYS) as readonly OldSettingKey[];
