import { KIOSK_SHAPE, REPLIES_SHAPE, REPLY_KEY_SHAPE, WORKPLACE_SHAPE } from './records/house/team-shapes';
import { boolean, unknown } from './records/shape';
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
 * (`withOldSettings`, which knows what they contain), and the key goes.
 */
export const OLD_SETTING_KEYS = {
  houseName: oldKey('brigade-house-name'),
  availabilityAsk: oldKey('brigade-availability-ask'),
  roleGroups: oldKey('brigade-role-groups'),
  peopleOrder: oldKey('brigade-people-order'),
  limits: oldKey('brigade-limits'),
  openingHours: oldKey('brigade-opening-hours'),
  holidays: oldKey('brigade-holidays'),
  stations: oldKey('brigade-stations'),
  counting: oldKey('brigade-counting'),
  ownBreaks: oldKey('brigade-own-breaks'),
  breakRules: oldKey('brigade-break-rules'),
  currency: oldKey('brigade-currency'),
  overtime: oldKey('brigade-overtime'),
  sales: oldKey('brigade-sales'),
  budget: oldKey('brigade-budget'),
  payPeriods: oldKey('brigade-pay-periods'),
  demand: oldKey('brigade-demand'),
  roleList: oldKey('brigade-role-list'),
  restHours: oldKey('brigade-rest-hours'),
} as const;

function oldKey<Name extends string>(name: Name) {
  return { name, writtenAs: 'json', shape: unknown } as const;
}

export type OldSettingKey = keyof typeof OLD_SETTING_KEYS;

export const OLD_SETTING_IDS = Object.keys(OLD_SETTING_KEYS) as readonly OldSettingKey[];
