import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { findSpills } from '@/e2e/support/hostile/spills';
import { publishAllTheSame } from '@/e2e/support/publish';
import { TEAM, WEEK, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { dialog } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';
import { readCalendar } from '@/tests/support/read-calendar';

const STORED = {
  'brigade-effects': 'quick',
  settings: JSON.stringify({ language: 'en', timezone: 'America/New_York' }),
};
const share = (page: Page) => dialog(page, 'Share');
const inClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function save(page: Page, act: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  const text = await readFile(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), text };
}

/** Publishes, which opens the Share dialog, and selects the tab. */
async function publishTo(page: Page, tab: string): Promise<Locator> {
  await publishAllTheSame(page);
  await share(page).getByRole('tab', { name: tab }).click();
  return share(page).getByRole('tabpanel', { name: tab });
}

async function remove(page: Page, shift: RegExp): Promise<void> {
  await page.getByRole('button', { name: shift }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Shift' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

test('exports the published week as calendar files and text for a group chat', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, stored: STORED });
  const files = await publishTo(page, 'Calendar files');
  await expect(files.getByText('12 hours ahead, as set for reminders in Settings')).toBeVisible();
  const all = await save(page, () =>
    files.getByRole('button', { name: 'Add to calendar: Whole team' }).click(),
  );
  expect(all.name).toBe('brigade-2026-11-16.ics');
  const team = readCalendar(all.text);
  expect(team).toMatchObject({ name: 'Team shifts', method: 'null', zones: ['America/New_York'] });
  expect(team.events).toHaveLength(63);
  await expect(files.getByRole('listitem').filter({ hasText: 'Whole team' })).toContainText(
    'Calendar file saved',
  );

  await files.getByRole('switch', { name: 'Alarm before each shift' }).click();
  await files.getByLabel('Search people').fill('owen');
  const owens = await save(page, () =>
    files.getByRole('button', { name: 'Add to calendar: Owen Kessler' }).click(),
  );
  expect(owens.name).toBe('brigade-2026-11-16-owen-kessler.ics');
  const own = readCalendar(owens.text).events;
  expect(own).toHaveLength(7);
  expect(own[0]).toMatchObject({
    summary: 'Shift: Front Desk',
    start: '2026-11-16T22:00:00',
    end: '2026-11-17T06:00:00',
    startsAt: Date.UTC(2026, 10, 17, 3),
    alarm: null,
  });
  expect(team.events.find(({ uid }) => uid === own[0]?.uid)).toMatchObject({
    summary: 'Owen Kessler, Front Desk',
    alarm: 12 * 3600,
  });

  await share(page).getByRole('tab', { name: 'Text' }).click();
  const text = share(page).getByLabel('Text to paste');
  await expect(text).toHaveValue(
    /^Schedule, Nov 16 - Nov 22\n\nDavid Okafor \(24 h\)\nTue 17: 9:00 AM - 5:00 PM Manager\n/,
  );
  await expect(text).toHaveValue(/\nMon 16: 10:00 PM - 6:00 AM Front Desk, ends the next day\n/);
  await expect(share(page).getByRole('radio', { name: 'Only what changed' })).toBeDisabled();
  await expect(share(page).getByText(/after your next publication with changes/)).toBeVisible();
  await share(page).getByRole('button', { name: 'Copy text' }).click();
  await expect(share(page).getByText('Copied to the clipboard')).toBeVisible();
  expect(await inClipboard(page)).toBe(await text.inputValue());
});

test('shares only the changes after a later publication, with a personal link for each employee', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const shifts = WEEK_SHIFTS.filter(({ employeeName }) => /Elena|Owen/.test(employeeName));
  const announced = { id: 'publication', at: 1, shiftCount: shifts.length, since: [] };
  const stored = { ...STORED, 'brigade-publication': JSON.stringify(announced) };
  await startWith(page, { team: TEAM, shifts, stored });
  await remove(page, /^Delete shift: Elena Marchetti/);
  await remove(page, /^Delete shift: Owen Kessler/);
  const changes = await publishTo(page, 'Text');
  await changes.getByRole('radio', { name: 'Only what changed' }).click();
  await expect(changes.getByLabel('Text to paste')).toHaveValue(
    [
      'Changes in the schedule, Nov 16 - Nov 22',
      '',
      'Elena Marchetti',
      'No longer: Mon 16: 9:00 AM - 5:00 PM Manager',
      '',
      'Owen Kessler',
      'No longer: Mon 16: 10:00 PM - 6:00 AM Front Desk, ends the next day',
    ].join('\n'),
  );
  await expect(changes.getByRole('heading', { name: '2 people affected' })).toBeVisible();
  await changes.getByRole('button', { name: 'Copy message for Owen Kessler' }).click();
  await expect(changes.getByText('Copied to the clipboard')).toBeVisible();
  const message = await inClipboard(page);
  expect(message).toContain('Owen Kessler, your shifts have changed (Nov 16 - Nov 22)\n\nNo longer: Mon 16');
  expect(message).toContain(
    '\n\nNow, 48 h in all:\nTue 17: 10:00 PM - 6:00 AM Front Desk, ends the next day\n',
  );
  const link = await changes.getByRole('link', { name: 'Own link of Owen Kessler' }).getAttribute('href');
  expect(message.endsWith(`\n\n${link}`)).toBe(true);
  await expectAccessible(page);

  // Owen's calendar file has the remaining shifts. Removals of past days, here Monday, are not included.
  await share(page).getByRole('tab', { name: 'Calendar files' }).click();
  const { text } = await save(page, () =>
    share(page).getByRole('button', { name: 'Add to calendar: Owen Kessler' }).click(),
  );
  expect(readCalendar(text).events.map(({ status, start }) => `${status} ${start.slice(0, 10)}`)).toEqual([
    ...WEEK.slice(1).map((date) => `CONFIRMED ${date}`),
  ]);
});

test.describe('sharing files on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  if (process.env.ROUNDS !== undefined) {
    test('shares files and texts through the share sheet of the system', async ({ page }) => {
      await page.addInitScript(() => {
        const taken: ShareData[] = [];
        Object.assign(window, { taken });
        Object.defineProperty(navigator, 'canShare', { value: () => true });
        Object.defineProperty(navigator, 'share', {
          value: async (data: ShareData) => void taken.push(data),
        });
      });
      const taken = () =>
        page.evaluate(() =>
          Promise.all(
            (window as unknown as { taken: readonly ShareData[] }).taken.map(async ({ files, text }) =>
              files?.[0] ? { name: files[0].name, text: await files[0].text() } : { name: '', text },
            ),
          ),
        );
      await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, stored: STORED });
      const files = await publishTo(page, 'Calendar files');
      await files.getByRole('button', { name: 'Share calendar file: Maya Lindqvist' }).tap();
      await expect(files.getByText('Calendar file handed on')).toBeVisible();
      expect(await findSpills(page)).toEqual([]);
      await expectAccessible(page);
      await share(page).getByRole('tab', { name: 'Text' }).tap();
      await share(page).getByRole('button', { name: 'Share text' }).tap();
      await expect(share(page).getByText('Handed on')).toBeVisible();
      expect(await findSpills(page)).toEqual([]);
      const [file, text] = await taken();
      expect(file?.name).toBe('brigade-2026-11-16-maya-lindqvist.ics');
      expect(readCalendar(file?.text ?? '').events).toHaveLength(8);
      expect(text?.text).toBe(await share(page).getByLabel('Text to paste').inputValue());
    });
  }
});
