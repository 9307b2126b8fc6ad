import { expect, type Page } from '@playwright/test';
import { patience } from '@/e2e/support/patience';
import type { SampleEmployee, SampleShift } from '@/e2e/support/sample-team';

/** Thursday of the sample week at 4:40 PM in New York. */
const NOW = new Date('2026-11-19T16:40:00-05:00');

interface StartingState {
  readonly team?: readonly SampleEmployee[];
  readonly shifts?: readonly (SampleShift & { readonly id?: string; readonly status?: string })[];
  /** Raw localStorage values by key. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Dark or light, regardless of the system preference. */
  readonly isDark?: boolean;
  /** `fixed`: the date is fixed and timers run; `controlled`: the test advances the clock. */
  readonly clock?: 'fixed' | 'controlled';
  readonly path?: string;
  /** `new`: as on a first visit, with the onboarding instead of an empty calendar. */
  readonly onboarding?: 'dismissed' | 'new';
  /** `held`: the test delays them itself. */
  readonly laterParts?: 'awaited' | 'held';
}

/** Waits for the parts loaded after the first paint (services, shortcuts, swipes). Moving the clock requires them. */
export async function waitForLaterParts(page: Page): Promise<void> {
  await expect(page.locator('html[data-later-parts]')).toBeAttached({ timeout: patience(10_000) });
}

/**
 * Opens the app in a known state: team, shifts, clock, onboarding dismissed. With a controlled clock, delays
 * pass only when the test advances it.
 */
export async function startWith(page: Page, state: StartingState = {}): Promise<void> {
  const {
    team = [],
    shifts = [],
    stored = {},
    isDark,
    clock = 'fixed',
    path = '/',
    onboarding = 'dismissed',
    laterParts = 'awaited',
  } = state;
  const roleOf = new Map(team.map(({ name, role }) => [name, role]));
  const texts: Record<string, string> = {
    ...(onboarding === 'dismissed' && {
      'brigade-onboarding-dismissed': 'true',
      'brigade-first-shift-added': 'true',
    }),
    employees: JSON.stringify(team.map((employee, index) => ({ id: `e-${index}`, ...employee }))),
    shifts: JSON.stringify(
      shifts.map((shift, index) => ({
        id: `s-${index}`,
        role: roleOf.get(shift.employeeName) ?? '',
        status: 'Confirmed',
        ...shift,
      })),
    ),
    // Reminders of the sample shifts would cover the page; tests of reminders empty this list.
    'brigade-reminded-shifts': JSON.stringify(shifts.map(({ id }, index) => id ?? `s-${index}`)),
    // News of open shifts and absent people would cover it as well.
    'brigade-told-news': JSON.stringify(
      shifts.flatMap(({ id, employeeName, date }, index) => [
        `open ${id ?? `s-${index}`} ${date}`,
        `lost ${id ?? `s-${index}`} ${date} ${employeeName.toLowerCase()}`,
      ]),
    ),
    ...(isDark === undefined ? {} : { 'brigade-dark-mode': String(isDark) }),
    ...stored,
  };
  if (clock === 'fixed') await page.clock.setFixedTime(NOW);
  else await page.clock.install({ time: NOW });
  // Only in a fresh tab, because a reload within a test must keep its data.
  await page.addInitScript((entries) => {
    // The initial empty page has no storage, and Firefox runs this script there too.
    if (self.origin === 'null') return;
    if (sessionStorage.getItem('story-begun')) return;
    sessionStorage.setItem('story-begun', 'true');
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
  }, texts);
  // The load event would also wait for the held parts.
  await page.goto(path, { waitUntil: laterParts === 'held' ? 'domcontentloaded' : 'load' });
  if (laterParts === 'awaited') await waitForLaterParts(page);
}
