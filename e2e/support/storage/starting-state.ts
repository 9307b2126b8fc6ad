import { expect, type Page } from '@playwright/test';
import type { SampleEmployee, SampleShift } from '@/e2e/support/sample-team';

/** Thursday of the sample week, a quarter to five in the afternoon in New York. */
const NOW = new Date('2026-11-19T16:40:00-05:00');

interface StartingState {
  readonly team?: readonly SampleEmployee[];
  readonly shifts?: readonly (SampleShift & { readonly id?: string; readonly status?: string })[];
  /** Texts put into storage as they are, under their own keys. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Dark or light, whatever the system prefers. */
  readonly isDark?: boolean;
  /** Leaves the clock running freely; without it the stories move it themselves. */
  readonly clock?: 'fixed' | 'controlled';
  readonly path?: string;
  /** `new`: as on a first visit, with the first steps in place of an empty calendar. */
  readonly onboarding?: 'dismissed' | 'new';
  /** `held`: a story keeps them back itself. */
  readonly laterParts?: 'awaited' | 'held';
}

/** Until what comes behind the first paint is there: services, shortcuts, swipes. A story that moves the clock needs them. */
export async function waitForLaterParts(page: Page): Promise<void> {
  await expect(page.locator('html[data-later-parts]')).toBeAttached({ timeout: 10_000 });
}

/**
 * Opens the app in a known state: team, shifts, clock, and the onboarding out of the way. With a controlled clock,
 * delays pass only when a story runs them.
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
    // Reminders of the sample shifts would lie over other stories; one about them empties this list.
    'brigade-reminded-shifts': JSON.stringify(shifts.map(({ id }, index) => id ?? `s-${index}`)),
    ...(isDark === undefined ? {} : { 'brigade-dark-mode': String(isDark) }),
    ...stored,
  };
  if (clock === 'fixed') await page.clock.setFixedTime(NOW);
  else await page.clock.install({ time: NOW });
  // Only in a fresh tab: a reload within a story must find what the story has made.
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('story-begun')) return;
    sessionStorage.setItem('story-begun', 'true');
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
  }, texts);
  // Until the page has loaded it waits for what is held too.
  await page.goto(path, { waitUntil: laterParts === 'held' ? 'domcontentloaded' : 'load' });
  if (laterParts === 'awaited') await waitForLaterParts(page);
}
