import { array, custom, object, optional, record, string, unknown } from '@/lib/saved-data/records/shape';
import { LOCAL_DATE_SHAPE } from '@/lib/saved-data/records/shapes';

/** Eight random bytes in base64url, by which replies know the workplace. */
export const WORKPLACE_SHAPE = custom<string>(
  (value) => typeof value === 'string' && /^[\w-]{11}$/.test(value),
);

/** Thirty-two random bytes in base64url, from which the codes of personal links are made. */
export const REPLY_KEY_SHAPE = custom<string>(
  (value) => typeof value === 'string' && /^[\w-]{43}$/.test(value),
);

/** What somebody asked on this device, by workplace: read on use (`lib/requests/phone`). */
export const REPLIES_SHAPE = record(unknown);

/** What the screen at the wall shows on this device: the fragments of the weeks' links, and the code with which it is left. */
export const KIOSK_SHAPE = object({
  weeks: array(object({ firstDay: LOCAL_DATE_SHAPE, fragment: string })),
  /** A hash of the code; absent where none is asked for. */
  leave: optional(string),
});
