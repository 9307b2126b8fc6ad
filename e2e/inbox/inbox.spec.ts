import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { LINK_KEYS, replyLink, told } from '@/e2e/support/replies';
import { DINNER_SHIFT, TEAM } from '@/e2e/support/sample-team';
import { startWith } from '@/e2e/support/storage/starting-state';
import { day } from '@/tests/support/records';

const OPEN = { employeeName: '', role: 'Server', date: '2026-11-21', startTime: '17:00', endTime: '23:00' };
const THEO = { employeeName: 'Theo Brandt', date: '2026-11-22', startTime: '09:00', endTime: '15:00' };
/** Maya's dinner, an open Saturday, Theo's Sunday. */
const SHIFTS = [DINNER_SHIFT, OPEN, THEO];
const MAYA = 'e-2';

const dinner = told('s-0', '2026-11-20', '16:00', '23:00');
const saturday = told('s-1', '2026-11-21', '17:00', '23:00');
const sunday = told('s-2', '2026-11-22', '09:00', '15:00');

const claim = { kind: 'claim', number: 'a1', note: '', shift: saturday } as const;
const swap = {
  kind: 'swap',
  number: 'b2',
  note: 'My sister comes on Friday',
  shift: dinner,
  to: 'Theo Brandt',
  other: sunday,
} as const;
const timeOff = {
  kind: 'timeOff',
  number: 'c3',
  note: '',
  from: day('2026-11-20'),
  to: day('2026-11-21'),
  offKind: 'paid',
} as const;

const cards = (page: Page) =>
  page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
const card = (page: Page, text: string) => cards(page).filter({ hasText: text });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function start(page: Page, path: string, isDark = false): Promise<void> {
  await startWith(page, { team: TEAM, shifts: SHIFTS, stored: LINK_KEYS, path, isDark });
}

test('a reply that is opened stands in the inbox with what it would do, and is decided there', async ({
  page,
}) => {
  const link = await replyLink('Maya Lindqvist', [claim, swap, timeOff], MAYA);
  await start(page, link);
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  await expect(page).toHaveTitle('Inbox · Brigade');
  await expect(cards(page)).toHaveCount(3);
  await expect(page).toHaveURL(/\/inbox$/);
  const first = card(page, 'would take an open shift');
  await expect(first).toContainText('From their own link');
  await expect(first).toContainText('Open → Maya Lindqvist');
  await expect(first).toContainText('No rule is broken');
  await expectAccessible(page);
});
