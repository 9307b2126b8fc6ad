import type { AnnouncedShift, Asked } from '@/lib/requests/asked';
import type { LinkIdentity } from '@/lib/requests/links/link-identity';
import { personCode, personKey } from '@/lib/requests/links/person-code';
import type { Reply } from '@/lib/requests/reply/reply';
import { replyAddress } from '@/lib/requests/reply/reply-address';
import { encodeReply } from '@/lib/requests/reply/reply-code';
import { hash32 } from '@/lib/text-hash';
import { clock, day } from '@/tests/support/records';

/** The workplace of the stories, and the key with which its links are made. */
const WORKPLACE = 'AAECAwQFBgc';
const REPLY_KEY = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8';

/** What a story's browser keeps, so that its links are known before it runs. */
export const LINK_KEYS: Readonly<Record<string, string>> = {
  'brigade-workplace': WORKPLACE,
  'brigade-reply-key': REPLY_KEY,
};

/** A quarter past two on Thursday of the stories' week, in New York. */
const REPLIED_AT = Date.parse('2026-11-19T14:15:00-05:00');

/** The shift of that id as a link tells it. */
export function told(id: string, date: string, startTime: string, endTime: string): AnnouncedShift {
  return { key: hash32(id), date: day(date), startTime: clock(startTime), endTime: clock(endTime) };
}

/** The identity of that employee's own link. */
async function ownIdentity(employeeId: string): Promise<LinkIdentity> {
  const code = await personCode(REPLY_KEY, WORKPLACE, employeeId);
  return { workplace: WORKPLACE, person: { key: personKey(employeeId), code } };
}

/** The address of a reply; without an employee's id it comes from the link for everybody. */
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
