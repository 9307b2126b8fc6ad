import { array, boolean, custom, object, optional, record, string, unknown } from './records/shape';
import { LOCAL_DATE_SHAPE } from './records/shapes';
import type { SavedKey } from './saved-key';

/** Eight random bytes in base64url, by which replies know the workplace. */
const WORKPLACE_SHAPE = custom<string>((value) => typeof value === 'string' && /^[\w-]{11}$/.test(value));

/** Thirty-two random bytes in base64url, from which the codes of personal links are made. */
const REPLY_KEY_SHAPE = custom<string>((value) => typeof value === 'string' && /^[\w-]{43}$/.test(value));

/** What somebody asked on this device, by workplace: read on use (`lib/requests/phone`). */
const REPLIES_SHAPE = record(unknown);

/** What the screen at the wall shows on this device: the fragments of the weeks' links, and the code with which it is left. */
const KIOSK_SHAPE = object({
  weeks: array(object({ firstDay: LOCAL_DATE_SHAPE, fragment: string })),
  /** A hash of the code; absent where none is asked for. */
  leave: optional(string),
});

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
