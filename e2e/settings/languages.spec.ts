import { expect, type Page, test } from '@playwright/test';
import { findCutOff, findTexts, onlyEnglish } from '@/e2e/support/language-screens';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { OPENING_COOK, storedTemplates } from '@/e2e/support/sample-templates';
import { startWith } from '@/e2e/support/storage/starting-state';
import type { Language } from '@/lib/i18n/language';

const isDeep = process.env.ROUNDS !== undefined;

interface Screen {
  readonly path: string;
  readonly view?: string;
  readonly reach?: (page: Page) => Promise<void>;
  readonly isShort?: boolean;
}

const card = (page: Page) => page.locator('[data-shift-id]').first();

/** Presses a tool of the first card by position: edit, copy, delete. */
async function useTool(page: Page, position: number): Promise<void> {
  await expect(card(page)).toBeVisible();
  if ((page.viewportSize()?.width ?? 0) < 768) {
    await card(page).click();
    await page.locator('[data-action-sheet] > button').nth(position).click();
  } else {
    await card(page).hover();
    await card(page).getByRole('button').nth(position).click();
  }
}

const SCREENS: Readonly<Record<string, Screen>> = {
  week: { path: '/', isShort: true },
  day: { path: '/', view: 'daily' },
  staff: { path: '/', view: 'staff' },
  list: { path: '/', view: 'list' },
  employees: { path: '/employees', isShort: true },
  templates: { path: '/templates' },
  settings: { path: '/settings', isShort: true },
  insights: { path: '/insights' },
  'shift form': {
    path: '/',
    reach: async (page) => {
      await expect(page.getByRole('main')).toBeVisible();
      await page.keyboard.press('Shift+N');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'copy dialog': {
    path: '/',
    reach: async (page) => {
      await useTool(page, 1);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
};

const LOOKS: readonly (readonly [language: Language, width: number])[] = isDeep
  ? (['es', 'fr', 'de'] as const).flatMap((language) =>
      [320, 390, 1440].map((width) => [language, width] as const),
    )
  : [['de', 320]];

for (const [language, width] of LOOKS) {
  test(`leaves no English text and cuts nothing off in ${language} at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 844 });
    const english = onlyEnglish(language);
    for (const [name, { path, view = 'weekly', reach, isShort = false }] of Object.entries(SCREENS)) {
      if (!isDeep && !isShort) continue;
      await test.step(name, async () => {
        await startWith(page, {
          team: TEAM,
          shifts: WEEK_SHIFTS,
          stored: {
            ...storedTemplates([OPENING_COOK]),
            settings: JSON.stringify({ language, timezone: 'system' }),
          },
          path,
        });
        await page.evaluate((text) => localStorage.setItem('brigade-current-view', text), view);
        if (view !== 'weekly') await page.reload();
        await expect(page.getByRole('main')).toBeVisible();
        await reach?.(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        expect(await findTexts(page, english)).toEqual([]);
        expect(await findCutOff(page)).toEqual([]);
      });
    }
  });
}

test('cuts nothing off at 320 px in the dyslexia-friendly font', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  for (const path of isDeep ? ['/', '/employees', '/templates', '/settings'] : ['/settings']) {
    await startWith(page, {
      team: TEAM,
      shifts: WEEK_SHIFTS,
      stored: { 'brigade-dyslexic-font': 'true' },
      path,
    });
    await expect(page.getByRole('main')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await findCutOff(page)).toEqual([]);
  }
});

test('downloads only the messages of the shown language', async ({ page }) => {
  /** A sentence of each language that identifies its script. */
  const sentences: Readonly<Record<Language, string>> = {
    en: 'Follows your device until you change it',
    es: 'Sigue a su dispositivo hasta que usted lo cambie',
    fr: 'Suit votre appareil tant que vous ne le changez pas',
    de: 'Folgt Ihrem Gerät, bis Sie es ändern',
  };
  const seen = new Set<string>();
  const readings: Promise<void>[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('.js')) return;
    readings.push(
      response.text().then(
        (text) => {
          for (const [language, sentence] of Object.entries(sentences)) {
            if (text.includes(sentence)) seen.add(language);
          }
        },
        () => undefined,
      ),
    );
  });
  const known = async () => {
    await Promise.all(readings);
    return [...seen].sort();
  };
  await startWith(page, {
    team: TEAM,
    stored: { settings: JSON.stringify({ language: 'es', timezone: 'system' }) },
    path: '/settings',
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajustes');
  await page.waitForLoadState('networkidle');
  expect(await known()).toEqual(['es']);
  await page.getByRole('button', { name: 'Idioma' }).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await expect.poll(known).toEqual(['de', 'es']);
});

for (const language of isDeep ? (['es', 'fr', 'de'] as const) : (['de'] as const)) {
  test(`shows the error screen in ${language}`, async ({ page }) => {
    const settings = JSON.stringify({ language, timezone: 'system' });
    await startWith(page, { stored: { settings }, path: '/nowhere' });
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await findTexts(page, onlyEnglish(language))).toEqual([]);
  });
}
