import { identitySuffix, type LinkIdentity } from '@/lib/requests/links/link-identity';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { MAX_QR_LENGTH } from './qr-length';
import { shareAddress } from './share-address';
import { type SharedWeek, weekOfPerson } from './shared-week';
import { encodeWithin } from './week-code/week-code-within';

/** Where the page of a link is. */
export interface LinkPlace {
  /** Without a trailing slash. */
  readonly origin: string;
  /** Empty, or beginning with a slash. */
  readonly basePath: string;
}

/** What stands behind a link's week so that it can be answered. */
export interface LinkBehind {
  readonly identity: LinkIdentity;
  /** What `answersSuffix` made; empty for none. */
  readonly answers?: string;
}

/**
 * The link to the week. Where that can be had it is short enough for a QR code, by leaving out the oldest of what was told
 * before. Rejects as `encodeWeek` does.
 */
export async function staffLink(
  week: SharedWeek,
  { identity, answers = '' }: LinkBehind,
  { origin, basePath }: LinkPlace,
): Promise<string> {
  const behind = `${identitySuffix(identity)}${answers}`;
  const longest = MAX_QR_LENGTH - shareAddress(origin, basePath, behind).length;
  return shareAddress(origin, basePath, `${await encodeWithin(week, longest)}${behind}`);
}

/** The week of a person's own link: their shifts, also if there are none, and the open shifts, which they may claim. */
export function weekOfOwnLink(week: SharedWeek, name: string): SharedWeek {
  const own = weekOfPerson(week, name);
  const open = week.people.filter((person) => person.name === OPEN_SHIFT_NAME);
  const [person = { name, shifts: [] }] = own.people;
  return { ...own, people: [person, ...open] };
}
