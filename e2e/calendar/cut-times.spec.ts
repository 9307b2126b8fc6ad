import { expect, test } from '@playwright/test';
import { cutTimes } from '@/e2e/support/cut-times';
import { TEAM, WEEK, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

/** The longest time ranges, during the day and across midnight. */
const LONGEST = [
  { employeeName: 'David Okafor', date: WEEK[2] ?? '', startTime: '10:30', endTime: '22:45' },
  { employeeName: 'Kenji Watanabe', date: WEEK[3] ?? '', startTime: '22:30', endTime: '00:30' },
];

const LOOKS = [
  { 'brigade-density': 'comfortable' },
  { 'brigade-density': 'compact' },
  { 'brigade-week-layout': 'employee' },
  { 'brigade-density': 'compact', 'brigade-dyslexic-font': 'true' },
  { 'brigade-density': 'comfortable', 'brigade-dyslexic-font': 'true' },
];

test('cuts off no time in the week views, in either font, at any width', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: [...WEEK_SHIFTS, ...LONGEST] });
  for (const look of LOOKS) {
    await test.step(JSON.stringify(look), async () => {
      await page.evaluate((stored) => {
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      }, look);
      await page.reload();
      await expect(shiftCards(page).first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      for (const width of [1024, 1280, 1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => cutTimes(page), `${width} px`).toEqual([]);
      }
      await page.evaluate(() => localStorage.setItem('brigade-week-layout', 'day'));
    });
  }
  await test.step('cuts off no time in the form when the end is on the next day', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Add Shift' }).first().click();
    const form = page.getByRole('dialog', { name: 'Add Shift' });
    await form.getByLabel('Start time').fill('22:30');
    await form.getByLabel('End time').fill('12:30 AM');
    await form.getByLabel('End time').blur();
    await expect(form.getByText('+1 day')).toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => cutTimes(page), `${width} px`).toEqual([]);
    }
  });
});

test('clips a long name in a dense line before it overlaps the time', async ({ page }) => {
  const names = [
    'Maximiliane Featherstonehaugh',
    'Ada Ellis',
    'Gina Dalton',
    'William Wimmersberg',
    '李 小龍',
    'Ян Ли',
  ];
  const shifts = Array.from({ length: 126 }, (_, index) => ({
    employeeName: names[index % names.length] ?? '',
    date: WEEK[index % 7] ?? '',
    startTime: ['06:15', '09:00', '22:30'][index % 3] ?? '',
    endTime: ['14:45', '17:00', '23:15'][index % 3] ?? '',
    status: index % 4 === 0 ? 'Pending' : 'Confirmed',
  }));
  await startWith(page, { team: TEAM, shifts, stored: { 'brigade-density': 'dense' } });
  await page.evaluate(() => document.fonts.ready);
  const line = page.locator('.dense-card');
  await expect(line).toHaveCount(126);
  // Lines rendered before the font loads are measured again when they get another shift.
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(line).toHaveCount(0);
  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(line).toHaveCount(126);
  const namesOf = () =>
    line.evaluateAll((cards) =>
      cards.map((card) => {
        const [name, time] = card.children;
        const range = document.createRange();
        if (name) range.selectNodeContents(name);
        const isClipped = name !== undefined && getComputedStyle(name).overflowX !== 'visible';
        const reach = range.getBoundingClientRect().right - (time?.getBoundingClientRect().left ?? 0);
        return { isClipped, isCut: !isClipped && reach > 0, text: card.textContent };
      }),
    );
  for (const width of [1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(
      (await namesOf()).filter(({ isCut }) => isCut),
      `${width} px`,
    ).toEqual([]);
    expect(
      (await namesOf()).some(({ isClipped }) => !isClipped),
      `${width} px`,
    ).toBe(true);
    expect(
      (await namesOf()).some(({ isClipped }) => isClipped),
      `${width} px`,
    ).toBe(true);
  }
});
