import { array, boolean, custom, object, optional, record, string, unknown } from './records/shape';
import { LOCAL_DATE_SHAPE } from './records/shapes';
import type { SavedKey } from './saved-key';

/** Eight random bytes in base64url: identify the workplace in replies. */
const WORKPLACE_SHAPE = custom<string>((value) => typeof value === 'string' && /^[\w-]{11}$/.test(value));

/** Thirty-two random bytes in base64url: the key for the codes of personal links. */
const REPLY_KEY_SHAPE = custom<string>((value) => typeof value === 'string' && /^[\w-]{43}$/.test(value));

/** Requests made on this device, by workplace; `lib/requests/phone` parses them on use. */
const REPLIES_SHAPE = record(unknown);

/** The wall screen of this device: the fragments of the weeks' links, and the exit code's hash. */
const KIOSK_SHAPE = object({
  weeks: array(object({ firstDay: LOCAL_DATE_SHAPE, fragment: string })),
  /** Absent if no exit code is required. */
  leave: optional(string),
});

/** The keys of this device only: its sync state and the state of its screen. */
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
 * The keys of the business settings up to version 6. `withOldSettings` turns their texts into setting
 * records; then the keys are removed.
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
