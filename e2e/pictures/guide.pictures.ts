import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { startWith } from '@/e2e/support/storage/starting-state';
import type { Language } from '@/lib/i18n/language';
import { TEAM, WEEK_SHIFTS } from '../support/sample-team';
import { storedTemplates } from '../support/sample-templates';
import { savePicture } from './webp-picture';

type Messages = typeof import('@/lib/i18n/messages/en.json');

const FOLDER = 'public/guide/pictures';
/** The width in the guide. */
const MAX_PIXELS = 960;

/** The folder of an emoji web font with its `index.css`, for a machine without an emoji font. */
const { EMOJI_FONT } = process.env;

const TEMPLATE_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Opening cook', 'Lunch service', 'Dinner service', 'Late bar', 'Night desk'],
  es: ['Cocina de mañana', 'Servicio de comida', 'Servicio de cena', 'Barra de noche', 'Recepción nocturna'],
  fr: ['Cuisine du matin', 'Service du midi', 'Service du soir', 'Bar de nuit', 'Réception de nuit'],
  de: ['Küche früh', 'Service mittags', 'Service abends', 'Bar spät', 'Rezeption nachts'],
};

const TEMPLATES = [
  {
    employeeName: 'Marcus Bell',
    role: 'Cook',
    startTime: '09:00',
    endTime: '17:00',
    color: 'red',
    icon: '🍳',
  },
  { employeeName: '', role: 'Server', startTime: '10:30', endTime: '14:30', color: 'purple', icon: '☀️' },
  { employeeName: '', role: 'Server', startTime: '17:30', endTime: '22:00', color: 'purple', icon: '🌆' },
  { employeeName: '', role: 'Bartender', startTime: '17:00', endTime: '01:00', color: 'gray', icon: '🍸' },
  {
    employeeName: 'Owen Kessler',
    role: 'Front Desk',
    startTime: '22:00',
    endTime: '06:00',
    color: 'blue',
    icon: '🌙',
  },
];

async function addEmoji(page: Page, folder: string): Promise<void> {
  await page.route('**/emoji-font/*', (route) =>
    route.fulfill({ path: `${folder}/files/${new URL(route.request().url()).pathname.split('/').at(-1)}` }),
  );
  // Registered under the name of the app's font, so that the existing font-family finds it.
  const css = readFileSync(`${folder}/index.css`, 'utf8')
    .replaceAll('Noto Color Emoji', 'Inter Variable')
    .replaceAll('./files/', '/emoji-font/');
  await page.addStyleTag({ content: css });
}

const save = (page: Page, name: string) => savePicture(page, `${FOLDER}/${name}.webp`, MAX_PIXELS);

for (const language of ['en', 'es', 'fr', 'de'] as const) {
  const m: Messages = JSON.parse(readFileSync(`lib/i18n/messages/${language}.json`, 'utf8'));

  async function start(page: Page, path = '/'): Promise<void> {
    const templates = TEMPLATES.map((template, index) => ({
      id: `t-${index}`,
      name: TEMPLATE_NAMES[language][index],
      description: '',
      status: 'Confirmed',
      ...template,
    }));
    await startWith(page, {
      team: TEAM,
      shifts: WEEK_SHIFTS.map((shift, index) => ({
        ...shift,
        status: index === 40 ? 'Pending' : 'Confirmed',
      })),
      stored: {
        ...storedTemplates(templates),
        settings: JSON.stringify({ language, timezone: 'system' }),
      },
      isDark: false,
      path,
    });
    await expect(page.getByRole('main')).toBeVisible();
    if (EMOJI_FONT) await addEmoji(page, EMOJI_FONT);
  }
  const shown = (page: Page, title: string) =>
    expect(page.getByRole('dialog', { name: title })).toBeVisible();

  test(`takes the ${language} picture of the week`, async ({ page }) => {
    await start(page);
    await expect(page.locator('[data-shift-id]').first()).toBeVisible();
    await save(page, `${language}-week`);
  });

  test(`takes the ${language} picture of the shift form`, async ({ page }) => {
    await start(page);
    await page.keyboard.press('Shift+N');
    await shown(page, m.shiftForm.addTitle);
    const form = page.getByRole('dialog', { name: m.shiftForm.addTitle });
    const field = form.getByLabel(m.shiftForm.employee, { exact: true });
    await field.fill('Camille Dubois');
    await field.press('Enter');
    await save(page, `${language}-add-shift`);
  });

  test(`takes the ${language} picture of copying a week`, async ({ page }) => {
    await start(page);
    await page.getByRole('button', { name: m.calendar.more, exact: true }).click();
    await page.getByRole('menuitem', { name: m.copyWeek.menuItem }).click();
    await shown(page, m.copyWeek.title);
    await save(page, `${language}-copy-week`);
  });

  test(`takes the ${language} picture of templates`, async ({ page }) => {
    await start(page);
    await page.keyboard.press('Shift+M');
    await shown(page, m.panels.templatesTitle);
    await save(page, `${language}-templates`);
  });

  test(`takes the ${language} picture of insights`, async ({ page }) => {
    await start(page);
    await page.keyboard.press('Shift+I');
    await page.getByRole('tab', { name: m.insights.tabHours }).click();
    await expect(page.getByRole('tabpanel').getByRole('table')).toBeVisible();
    await save(page, `${language}-insights`);
  });

  test(`takes the ${language} picture of settings`, async ({ page }) => {
    await start(page, '/settings');
    await expect(page.getByRole('heading', { name: m.yourData.title })).toBeAttached();
    await save(page, `${language}-settings`);
  });

  test(`takes the ${language} picture of a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await start(page);
    await expect(page.locator('[data-shift-id]').first()).toBeVisible();
    await save(page, `${language}-phone`);
  });
}
