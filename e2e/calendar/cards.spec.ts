import { expect, type Page, test } from '@playwright/test';
import { TEAM } from '@/e2e/support/sample-team';
import { shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';
import { formatsFor } from '@/lib/i18n/formats';
import type { LocalDate } from '@/lib/time/local-date';

const MONDAY = '2026-11-16' as LocalDate;
const THURSDAY = '2026-11-19' as LocalDate;
const SUNDAY = '2026-11-22' as LocalDate;

const shift = (employeeName: string, startTime: string, endTime: string, status = 'Confirmed') => ({
  employeeName,
  date: THURSDAY,
  startTime,
  endTime,
  status,
});

/**
 * The shares of the length bars that cards paint, or the background if there is no bar. In a table the time
 * cell paints the bar.
 */
const barShares = (page: Page) =>
  shiftCards(page).evaluateAll((all) =>
    all.map((card) => {
      const style = getComputedStyle(card.querySelector('.list-time') ?? card);
      const hasBar = style.backgroundImage.includes('linear-gradient') && style.backgroundSize !== '0px';
      if (!hasBar) return style.backgroundImage;
      // A dense line has the share as the width of its second image, rounded to half an hour.
      const percent = / ([\d.]+)% 100%$/.exec(style.backgroundSize)?.[1];
      return percent ? Math.round(Number(percent) / 10) / 10 : Number(style.getPropertyValue('--length'));
    }),
  );

test('draws a length bar of a fifth for a short shift and a full one from eight hours, in every view and density', async ({
  page,
}) => {
  await startWith(page, {
    team: TEAM,
    shifts: [
      shift('Maya Lindqvist', '09:00', '09:15'),
      shift('Theo Brandt', '10:00', '14:00'),
      shift('Jonah Reyes', '11:00', '19:00'),
      shift('Camille Dubois', '12:00', '12:00'),
    ],
  });
  const bars = () => expect.poll(async () => (await barShares(page)).sort()).toEqual([0.2, 0.5, 1, 1]);
  await bars();
  await expect(shiftCards(page).nth(3)).toContainText('24 h');
  const density = async (name: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page
      .getByRole('group', { name: 'Density' })
      .getByRole('menuitemradio', { name, exact: true })
      .click();
  };
  for (const [name, height] of [
    ['Comfortable', 73],
    ['Compact', 42],
    ['Dense', 18],
  ] as const) {
    await test.step(name, async () => {
      await density(name);
      await expect(shiftCards(page).first()).toHaveCSS('height', `${height}px`);
      await bars();
    });
  }
  await test.step('restores the chosen density after a reload and checks it in the menu', async () => {
    await page.reload();
    await expect(shiftCards(page).first()).toHaveCSS('height', '18px');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText('Dense');
    await page.keyboard.press('Escape');
  });
  await page.getByRole('button', { name: 'By employee' }).click();
  await expect(page.locator('.eg-shift')).toHaveCount(4);
  await bars();
  for (const name of ['Day', 'Staff', 'List']) {
    await page.getByRole('tab', { name, exact: true }).click();
    await bars();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  // The week of one person: Maya.
  await page.getByRole('tab', { name: 'Week', exact: true }).click();
  for (let more = 0; more < 2; more += 1) await page.getByRole('button', { name: 'Next person' }).click();
  await expect.poll(() => barShares(page)).toEqual([0.2]);
  await page.getByRole('button', { name: 'By day' }).click();
  for (const name of ['List', 'Staff', 'Day', 'Week']) {
    await page.getByRole('tab', { name, exact: true }).click();
    await bars();
  }
});

test('shows month, year and range in full below 1024 px, and flags a shift that is not confirmed next to its hours', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await startWith(page, {
    team: TEAM,
    shifts: [
      shift('Maya Lindqvist', '09:00', '17:00', 'Pending'),
      shift('Maya Lindqvist', '10:00', '15:30', 'Pending'),
      shift('Theo Brandt', '11:00', '18:00', 'Canceled'),
    ],
  });
  for (const language of ['en', 'es', 'fr', 'de'] as const) {
    const formats = formatsFor(language);
    await test.step(language, async () => {
      const settings = JSON.stringify({ language, timezone: 'system' });
      await page.evaluate((text) => localStorage.setItem('settings', text), settings);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const width of [320, 390, 768, 1023]) {
        await page.setViewportSize({ width, height: 700 });
        const isPhone = width < 768;
        const heading = page.getByRole('heading', { level: 1 });
        const month = width < 430 ? formats.monthShort(THURSDAY) : formats.month(THURSDAY);
        const inWords = isPhone
          ? [heading.getByText(month, { exact: true }), heading.getByText('2026', { exact: true })]
          : [heading.locator('[aria-hidden]').first()];
        for (const text of [...inWords, page.getByText(formats.dayRange(MONDAY, SUNDAY), { exact: true })]) {
          await expect(text).toBeVisible();
          expect(await text.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
        }
        await expect(heading).toContainText(formats.monthTitle(THURSDAY));
        for (const [index, hours] of [
          formats.duration(480),
          formats.duration(330),
          formats.duration(420),
        ].entries()) {
          const card = shiftCards(page).nth(index);
          if (isPhone)
            await expect(card.locator('.shift-state').getByText(hours, { exact: true })).toBeVisible();
          await expect(card.locator('.shift-flag')).toBeVisible();
        }
        await expect(page.locator('body')).toHaveJSProperty('scrollWidth', width);
      }
    });
  }
});
