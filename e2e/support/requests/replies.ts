import type { AnnouncedShift, Asked } from '@/lib/requests/asked';
import type { LinkIdentity } from '@/lib/requests/links/link-identity';
import { personCode, personKey } from '@/lib/requests/links/person-code';
import type { Reply } from '@/lib/requests/reply/reply';
import { replyAddress } from '@/lib/requests/reply/reply-address';
import { encodeReply } from '@/lib/requests/reply/reply-code';
import { hash32 } from '@/lib/text-hash';
import { clock, day } from '@/tests/support/records';

/** The workplace of the tests and the key that its links are made with. */
const WORKPLACE = 'AAECAwQFBgc';
const REPLY_KEY = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8';

/** Stored values that make the links known before the test runs. */
export const LINK_KEYS: Readonly<Record<string, string>> = {
  'brigade-workplace': WORKPLACE,
  'brigade-reply-key': REPLY_KEY,
};

/** Thursday of the sample week at 2:15 PM in New York. */
const REPLIED_AT = Date.parse('2026-11-19T14:15:00-05:00');

/** The shift in the form that links contain. */
export function announcedShift(id: string, date: string, startTime: string, endTime: string): AnnouncedShift {
  return { key: hash32(id), date: day(date), startTime: clock(startTime), endTime: clock(endTime) };
}

/** The identity in that employee's personal link. */
async function ownIdentity(employeeId: string): Promise<LinkIdentity> {
  const code = await personCode(REPLY_KEY, WORKPLACE, employeeId);
  return { workplace: WORKPLACE, person: { key: personKey(employeeId), code } };
}

/** The address of a reply; without an employee id the reply comes from the link for the whole team. */
export async function replyLink(
  name: string,
  asked: readonly Asked[],
  employeeId?: string,
  rest: Partial<Reply> = {},
): Promise<string> {
  const identity = employeeId === undefined ? { workplace: WORKPLACE } : await ownIdentity(employeeId);
  const reply: Reply = { ...identity, name, language: 'en', madeAt: REPLIED_AT, asked, ...rest };
  return replyAddress('', '', await encodeReply(reply));
}
