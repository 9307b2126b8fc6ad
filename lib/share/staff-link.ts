import { identitySuffix, type LinkIdentity } from '@/lib/requests/links/link-identity';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { MAX_QR_LENGTH } from './qr-length';
import { shareAddress } from './share-address';
import { type SharedWeek, weekOfPerson } from './shared-week';
import { encodeWeek } from './week-code/week-code';

export interface LinkPlace {
  /** Without a trailing slash. */
  readonly origin: string;
  /** Empty, or beginning with a slash. */
  readonly basePath: string;
}

export interface LinkSuffixes {
  readonly identity: LinkIdentity;
  /** From `answersSuffix`; empty for none. */
  readonly answers?: string;
}

/** Drops the oldest announcements to fit a QR code if possible. Rejects as `encodeWeek` does. */
export async function staffLink(
  week: SharedWeek,
  { identity, answers = '' }: LinkSuffixes,
  { origin, basePath }: LinkPlace,
): Promise<string> {
  const behind = `${identitySuffix(identity)}${answers}`;
  const longest = MAX_QR_LENGTH - shareAddress(origin, basePath, behind).length;
  return shareAddress(origin, basePath, `${await encodeWithin(week, longest)}${behind}`);
}

/** The person's shifts, even if there are none, and the open shifts, which the person may claim. */
export function weekOfOwnLink(week: SharedWeek, name: string): SharedWeek {
  const own = weekOfPerson(week, name);
  const open = week.people.filter((person) => person.name === OPEN_SHIFT_NAME);
  const [person = { name, shifts: [] }] = own.people;
  return { ...own, people: [person, ...open] };
}

/** The share of earlier announcements kept in the next attempt. */
const KEPT = 0.75;

/** Drops the oldest announcements if that is enough to fit; else keeps all. Rejects as `encodeWeek` does. */
export async function encodeWithin(week: SharedWeek, maxCharacters: number): Promise<string> {
  const whole = await encodeWeek(week);
  const { announced = [] } = week;
  let code = whole;
  for (let count = announced.length; code.length > maxCharacters; ) {
    if (count === 0) return whole;
    count = Math.floor(count * KEPT);
    code = await encodeWeek({ ...week, announced: announced.slice(announced.length - count) });
  }
  return code;
}
