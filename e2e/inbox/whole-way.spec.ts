import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { answerAllTheSame } from '@/e2e/support/publish';
import { LINK_KEYS } from '@/e2e/support/requests/replies';
import { DINNER_SHIFT, TEAM } from '@/e2e/support/sample-team';
import { startWith } from '@/e2e/support/storage/starting-state';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const NOW = new Date('2026-11-19T16:40:00-05:00');
const OPEN = { employeeName: '', role: 'Server', date: '2026-11-21', startTime: '17:00', endTime: '23:00' };
const THEO = { employeeName: 'Theo Brandt', date: '2026-11-22', startTime: '09:00', endTime: '15:00' };

/** A separate browser profile; profiles exchange only shared links. */
async function profile(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext(PHONE);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  return { context, page: await context.newPage() };
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const linkIn = (text: string) => {
  const { pathname, hash } = new URL(/https?:\S+/.exec(text)?.[0] ?? '');
  return `${pathname}${hash}`;
};

async function publish(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Publish/ })
    .first()
    .click();
  await answerAllTheSame(page);
}

test('decides requests from one phone on another, and shows the decisions in the new link', async ({
  browser,
}) => {
  const manager = await profile(browser);
  const { page } = manager;
  await startWith(page, {
    team: TEAM,
    shifts: [DINNER_SHIFT, OPEN, THEO],
    stored: { ...LINK_KEYS, 'brigade-effects': 'quick' },
  });
  await publish(page);
  const share = page.getByRole('dialog', { name: 'Share' });
  await share.getByRole('button', { name: 'Copy the link for Maya Lindqvist' }).click();
  await expect(share.getByText('Link copied')).toBeVisible();
  const own = linkIn(await clipboard(page));

  const staff = await profile(browser);
  const phone = staff.page;
  await phone.clock.setFixedTime(NOW);
  await phone.goto(own);
  await expect(phone.getByRole('heading', { name: 'Maya Lindqvist' })).toBeVisible();
  await phone.getByRole('button', { name: /^I have seen this week/ }).click();
  await phone.getByRole('button', { name: /^I can take it/ }).click();
  await phone
    .getByRole('button', { name: /^Swap or give away/ })
    .first()
    .click();
  const swap = phone.getByRole('dialog');
  await swap.getByRole('radio', { name: 'Swap' }).check();
  await swap.getByRole('textbox', { name: 'Agreed with' }).fill('theo brandt');
  await swap.getByRole('button', { name: 'Add to the reply' }).click();
  await phone.getByRole('button', { name: 'Ask for time off' }).click();
  const timeOff = phone.getByRole('dialog', { name: 'Ask for time off' });
  await timeOff.getByLabel('First day').fill('2026-12-18');
  await timeOff.getByLabel('Last day').fill('2026-12-21');
  await timeOff.getByRole('button', { name: 'Add to the reply' }).click();
  await phone.getByRole('button', { name: 'Send the reply' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Copy' }).click();
  const reply = linkIn(await clipboard(phone));

  await phone.getByRole('button', { name: 'Yes, it is sent' }).click();
  await phone.getByRole('button', { name: 'Done' }).click();

  await page.goto(reply);
  await expect(page.getByRole('tab', { name: 'Open (3)' })).toBeVisible();
  await expectAccessible(page);
  const card = (text: string) =>
    page.getByRole('listitem').filter({ hasText: text, has: page.getByRole('heading') });
  await page.getByRole('button', { name: 'Approve: Maya Lindqvist would take an open shift' }).click();
  await expect(page.getByRole('tab', { name: 'Approved (1)' })).toBeVisible();
  const swapCard = card('would like to swap a shift with theo brandt');
  await swapCard.getByRole('button', { name: /Which shift/ }).click();
  await page.getByRole('option', { name: /Theo Brandt · Sun Nov 22/ }).click();
  await expect(swapCard).toContainText('Fri Nov 20, 4:00 PM - 11:00 PM: Maya Lindqvist → Theo Brandt');
  await swapCard.getByRole('button', { name: /^Approve/ }).click();
  await card('asks for time off')
    .getByRole('button', { name: /^Approve/ })
    .click();
  await expect(page.getByRole('tab', { name: 'Approved (3)' })).toBeVisible();
  const answers = page.getByRole('region', { name: 'Answers to hand on' });
  await expectAccessible(page);
  await answers.getByRole('button', { name: 'Publish 3 days' }).click();
  await answerAllTheSame(page);
  await page.getByRole('dialog', { name: 'Share' }).getByRole('button', { name: 'Close' }).click();
  const mayas = answers.getByRole('listitem', { name: 'Maya Lindqvist' });
  await expect(mayas).toContainText('Your swap is approved: you now work Sun Nov 22, 9:00 AM - 3:00 PM.');
  await expect(answers.getByRole('listitem', { name: 'Theo Brandt' })).toContainText(
    'You now work Fri Nov 20, 4:00 PM - 11:00 PM. You no longer work Sun Nov 22, 9:00 AM - 3:00 PM.',
  );
  await mayas.getByRole('button', { name: 'Copy: the answer for Maya Lindqvist' }).click();
  await expect(mayas).toHaveCount(0);
  const answer = await clipboard(page);

  await phone.goto('about:blank');
  await phone.goto(linkIn(answer));
  const mine = phone.getByRole('region', { name: 'Maya Lindqvist' });
  await expect(mine.getByText('Saturday, Nov 21')).toBeVisible();
  await expect(mine.getByText('Sunday, Nov 22')).toBeVisible();
  await expect(mine.getByText('Friday, Nov 20')).toHaveCount(0);
  await expect(phone.getByText('Approved', { exact: true })).toHaveCount(3);
  await staff.context.close();
  await manager.context.close();
});
