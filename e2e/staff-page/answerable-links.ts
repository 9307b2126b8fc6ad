import type { Page } from '@playwright/test';
import { identitySuffix, type LinkIdentity } from '@/lib/requests/links/link-identity';
import { findReplies } from '@/lib/requests/reply/find-replies';
import type { Reply } from '@/lib/requests/reply/reply';
import { decodeReply } from '@/lib/requests/reply/reply-code';
import type { SharedWeek } from '@/lib/share/shared-week';
import { encodeWeek } from '@/lib/share/week-code/week-code';
import { clock, day } from '@/tests/support/records';

/** A Tuesday afternoon at the restaurant. */
export const NOW = new Date('2026-11-17T15:40:00-05:00');
export const HOUSE: LinkIdentity = { workplace: 'AAECAwQFBgc' };
export const MAYA: LinkIdentity = { ...HOUSE, person: { key: 4_012_345_678, code: 'CAkKCwwNDg8' } };

export function shift(key: number, date: string, startTime: string, endTime: string) {
  const times = { date: day(date), startTime: clock(startTime), endTime: clock(endTime) };
  return { key, ...times, role: 'Server', isPending: false };
}

/** Maya's shifts, of which the first is past. */
const OWN = [shift(11, '2026-11-16', '09:00', '17:00'), shift(12, '2026-11-19', '17:30', '01:00')];
export const OPEN = [shift(31, '2026-11-16', '18:00', '23:30'), shift(32, '2026-11-20', '18:00', '23:30')];
export const BENS = [shift(21, '2026-11-16', '08:00', '12:00'), shift(22, '2026-11-21', '08:00', '14:00')];

export const WEEK: SharedWeek = {
  business: 'Trattoria Bianchi',
  firstDay: day('2026-11-16'),
  publishedAt: Date.UTC(2026, 10, 13, 16, 42),
  zone: 'America/New_York',
  leadMinutes: 60,
  people: [
    { name: 'Ben Okafor', shifts: BENS },
    { name: 'Maya Lindqvist', shifts: OWN },
    { name: '', shifts: OPEN },
  ],
};
export const WEEK_OF_MAYA = { ...WEEK, people: WEEK.people.slice(1) };

/** The shift in the form that replies use. */
export const announced = (index: number, of = OWN) => {
  const {
    role: _role,
    isPending: _isPending,
    ...rest
  } = of[index] ?? shift(0, '2026-11-16', '00:00', '00:00');
  return rest;
};

/** The link to that week as the manager shares it. */
export async function linkOf(week: SharedWeek, identity?: LinkIdentity): Promise<string> {
  return `/share#${await encodeWeek(week)}${identitySuffix(identity)}`;
}

/** The storage keys that the page has written. */
export const keptKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage));

export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const asked = (page: Page) =>
  page.getByRole('list', { name: 'What you asked for' }).getByRole('listitem');
export const sendReply = (page: Page) => page.getByRole('button', { name: 'Send the reply' });

/** The reply in the clipboard, decoded like in the manager's browser. */
export async function copiedReply(page: Page): Promise<Reply> {
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const [fragment = '', ...others] = findReplies(text);
  const read = await decodeReply(fragment);
  if (read.kind !== 'reply' || others.length > 0) throw new Error(`Not a reply: ${text}`);
  return read.reply;
}
