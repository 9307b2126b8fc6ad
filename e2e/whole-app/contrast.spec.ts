import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { startWith } from '@/e2e/support/storage/starting-state';
import { THEME_COLORS } from '@/lib/theme/theme-color';

const SURFACES = ['canvas', 'sunken', 'surface', 'raised'];

/** Text tokens and the surface tokens below them; `over` is on top of the surface. */
const TEXTS: readonly (readonly [text: string, surface: string, over?: string])[] = [
  ...SURFACES.flatMap((surface) =>
    ['ink', 'ink-2', 'ink-3', 'accent-text', 'danger-text'].map((text) => [text, surface] as const),
  ),
  ...['ink', 'ink-2'].flatMap((text) =>
    ['hover', 'pressed', 'fill'].map((over) => [text, 'surface', over] as const),
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['accent-ink', 'accent-soft'],
  ['ink', 'today-wash'],
  ['ink-2', 'today-wash'],
  ['accent-text', 'today-wash'],
];

/** Edge and icon tokens and the surfaces below them. */
const EDGES: readonly (readonly [edge: string, surface: string])[] = [
  ...['surface', 'raised', 'canvas'].flatMap((surface) =>
    ['field-line', 'icon', 'focus', 'accent'].map((edge) => [edge, surface] as const),
  ),
];

/** Every role color and status; on the probe element each resolves the role-* and status-* tokens. */
const ROLE_COLORS = ['gray', 'yellow', 'purple', 'red', 'blue'];
const STATUSES = ['Confirmed', 'Pending', 'Canceled', 'Maybe'];

test('meets the contrast of every text and edge in both themes, all colors, with high contrast on and off', async ({
  page,
}) => {
  await startWith(page);
  await expect(page.getByRole('main')).toBeVisible();
  const tooFaint = await page.evaluate(
    ({ texts, edges, themes, roleColors, statuses }) => {
      const root = document.documentElement;
      const probe = document.body.appendChild(document.createElement('div'));
      probe.style.setProperty('--length-bar', 'color-mix(in oklab, var(--role-edge) 13%, transparent)');
      probe.style.setProperty(
        '--pending-surface',
        'color-mix(in oklab, var(--role-surface) 35%, var(--canvas))',
      );
      const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext(
        '2d',
        {
          willReadFrequently: true,
        },
      );
      if (!context) throw new Error('There is no canvas.');

      /** The visible color of tokens painted over each other, the last on top, as red, green, blue. */
      const seen = (tokens: readonly string[]) => {
        context.clearRect(0, 0, 1, 1);
        for (const token of tokens) {
          probe.style.color = `var(--${token})`;
          context.fillStyle = getComputedStyle(probe).color;
          context.fillRect(0, 0, 1, 1);
        }
        return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
      };
      const luminance = (channels: readonly number[]) =>
        channels.reduce((sum, value, index) => {
          const part = value / 255;
          const linear = part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
          return sum + linear * ([0.2126, 0.7152, 0.0722][index] ?? 0);
        }, 0);
      const contrast = (over: readonly string[], token: string) => {
        const [dark = 0, light = 0] = [luminance(seen(over)), luminance(seen([...over, token]))].sort(
          (a, b) => a - b,
        );
        return (light + 0.05) / (dark + 0.05);
      };

      const found: string[] = [];
      for (const theme of themes) {
        for (const isDark of [false, true]) {
          for (const isHigh of [false, true]) {
            root.dataset.themeColor = theme;
            root.classList.toggle('dark', isDark);
            root.classList.toggle('high-contrast', isHigh);
            const look = `${theme}${isDark ? ' dark' : ''}${isHigh ? ' high contrast' : ''}`;
            const check = (token: string, over: readonly string[], least: number, what = '') => {
              const ratio = contrast(over, token);
              if (ratio < least)
                found.push(`${look}: ${token} on ${over.join(' + ')}${what} ${ratio.toFixed(2)}`);
            };
            const least = isHigh ? 7 : 4.5;
            for (const [text, surface, over] of texts) {
              const under = over ? [surface, over] : [surface];
              check(text, under, least);
            }
            for (const [edge, surface] of edges) check(edge, [surface], 3);
            for (const color of roleColors) {
              probe.dataset.roleColor = color;
              check('role-text', ['surface', 'role-surface'], least, ` (${color})`);
              check('ink', ['surface', 'role-surface'], least, ` (${color})`);
              check('ink-2', ['surface', 'role-surface'], least, ` (${color})`);
              // Text over the length bar, as compact, dense and employee grid cards paint it for any status.
              for (const under of ['role-surface', 'pending-surface', 'canvas', 'fill']) {
                for (const text of ['ink', 'ink-2', 'role-text']) {
                  check(text, ['surface', under, 'length-bar'], least, ` (${color})`);
                }
              }
            }
            for (const status of statuses) {
              probe.dataset.status = status;
              check('status-text', ['surface', 'status-surface'], least, ` (${status})`);
              check('status-text', ['surface'], least, ` (${status})`);
              for (const color of roleColors) {
                probe.dataset.roleColor = color;
                check(
                  'status-text',
                  ['surface', 'role-surface', 'length-bar'],
                  least,
                  ` (${status}, ${color})`,
                );
              }
            }
          }
        }
      }
      return found;
    },
    {
      texts: TEXTS,
      edges: EDGES,
      themes: THEME_COLORS.map(({ id }) => id),
      roleColors: ROLE_COLORS,
      statuses: STATUSES,
    },
  );
  expect(tooFaint).toEqual([]);
});

const SCREENS = process.env.ROUNDS
  ? ['/', '/employees', '/insights', '/templates', '/settings', '/inbox']
  : ['/', '/settings'];

test('reaches a contrast of 7:1 for every text in high contrast, light and dark', async ({ page }) => {
  // Axe reads every screen in each look, and the deep run has many.
  test.setTimeout(120_000);
  for (const isDark of [false, true]) {
    for (const path of SCREENS) {
      await startWith(page, {
        team: TEAM,
        shifts: WEEK_SHIFTS,
        isDark,
        stored: { 'brigade-high-contrast': 'true', 'brigade-dark-mode': String(isDark) },
        path,
      });
      await expect(page.getByRole('main')).toBeVisible();
      await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), isDark);
      const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast-enhanced']).analyze();
      expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => `${path}: ${html}`))).toEqual([]);
    }
  }
});
