import { expect, type Page, test } from '@playwright/test';
import { startOwnServer } from '@/e2e/support/hosts/own-server';
import { waitForWorker } from '@/e2e/support/hosts/two-builds';
import { watchPage } from '@/e2e/support/page-watch';
import { answerAllTheSame } from '@/e2e/support/publish';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { openPanel, storedTemplates } from '@/e2e/support/sample-templates';
import { dialog, fillBasicInfo, shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

// Most people have animations on: see docs/decisions/0046-reduced-motion-in-short-e2e-run.md.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const EVERYTHING = {
  team: TEAM,
  shifts: WEEK_SHIFTS,
  stored: {
    ...storedTemplates(),
    'brigade-dyslexic-font': 'true',
    // Other tests check the delays; the scripts that load during them are loaded here too.
    'brigade-effects': 'full',
  },
};

const policies = (page: Page) => page.locator('meta[http-equiv="Content-Security-Policy"]');

async function openAndClose(page: Page, title: string): Promise<void> {
  await expect(dialog(page, title)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, title)).toHaveCount(0);
}

async function download(page: Page, button: string): Promise<void> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  await (await coming).delete();
}

/**
 * Starts the import worker and lets the worker request another host, which reports whether that succeeded.
 */
async function askFromWorker(page: Page): Promise<void> {
  const other = await startOwnServer('out');
  try {
    await page.getByRole('button', { name: 'Import shifts' }).click();
    const starting = page.waitForEvent('worker');
    await dialog(page, 'Import shifts').getByLabel('Paste rows here').fill('Name;Day;In;Out');
    await dialog(page, 'Import shifts').getByRole('button', { name: 'Next' }).click();
    const worker = await starting;
    const ask = (url: string) =>
      worker.evaluate(
        (address) =>
          fetch(address, { mode: 'no-cors' }).then(
            () => 'came through',
            () => 'refused',
          ),
        url,
      );
    // The other host is running, so only the policy can stop the request.
    expect(await ask(`${new URL(page.url()).origin}/icon.svg`)).toBe('came through');
    expect(await ask(`${other.url}/icon.svg`)).toBe('refused');
    expect(other.takeRequests()).toEqual([]);
  } finally {
    await other.stop();
  }
}

test('blocks requests from a worker to other origins when the host sends headers', async ({ page }) => {
  await startWith(page, { team: TEAM, path: '/settings' });
  await askFromWorker(page);
});

test.describe('pages with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('blocks requests from a worker to other origins when the host sends no headers', async ({ page }) => {
    const bare = await startOwnServer('out');
    try {
      await startWith(page, { team: TEAM, path: `${bare.url}/settings` });
      await waitForWorker(page);
      await askFromWorker(page);
    } finally {
      await bare.stop();
    }
  });

  test('gives every page its policy, and opens seven pages without a console message', async ({
    page,
    baseURL,
  }) => {
    const misdeeds = await watchPage(page, baseURL);
    for (const path of ['/', '/employees', '/insights', '/templates', '/settings', '/inbox', '/share']) {
      const response = await page.goto(path);
      const headers = response?.headers() ?? {};
      expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(policies(page)).toHaveCount(1);
      await page.waitForLoadState('networkidle');
      if (path === '/') await waitForWorker(page);
    }
    for (const path of ['/guide/', '/guide/de.html']) {
      await page.goto(path);
      await expect(policies(page)).toHaveCount(1);
    }
    expect(misdeeds).toEqual([]);
    // Not checked for errors, because a missing page logs one.
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(policies(page)).toHaveCount(1);
    expect(misdeeds.filter((text) => !text.includes('404'))).toEqual([]);
  });
});

test('keeps views, forms, sounds, confetti and dialogs of the calendar within the policy and origin', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(60_000);
  const misdeeds = await watchPage(page, baseURL);
  await startWith(page, { ...EVERYTHING, clock: 'controlled' });
  for (const view of ['Day', 'Staff', 'List', 'Week']) {
    await page.getByRole('tab', { name: view }).click();
    await expect(shiftCards(page).first()).toBeVisible();
  }
  await page.keyboard.press('Shift+N');
  const form = dialog(page, 'Add Shift');
  await fillBasicInfo(form, {
    employeeName: 'Lucy Tran',
    date: '2026-11-19',
    startTime: '09:00',
    endTime: '12:00',
  });
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByRole('button', { name: 'Add Shift' }).click();
  await page.clock.runFor(1000);
  await expect(page.locator('canvas.confetti')).toBeAttached();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await shiftCards(page).first().focus();
  await page.keyboard.press('c');
  await openAndClose(page, 'Copy Shift');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Copy week' }).click();
  await openAndClose(page, 'Copy Week');
  await page.keyboard.press('?');
  await openAndClose(page, 'Keyboard Shortcuts');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await openAndClose(page, 'Filter');
  await page.getByRole('button', { name: /^(?!Publish).*Nov 16 - Nov 22/ }).click();
  await openAndClose(page, 'Choose a date');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await page.keyboard.press('Shift+P');
  await answerAllTheSame(page);
  await page.clock.runFor(4000);
  await expect(page.getByText('Schedule Published!')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(misdeeds).toEqual([]);
});

test('keeps panels, charts, settings and downloads within the policy and origin', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(60_000);
  const misdeeds = await watchPage(page, baseURL);
  await openPanel(page, EVERYTHING);
  await dialog(page, 'Templates').getByRole('button', { name: 'Add Template' }).first().click();
  await openAndClose(page, 'Add Template');
  await page.keyboard.press('Shift+I');
  for (const tab of ['Heatmap', 'Staffing', 'Hours', 'Timeline']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).not.toBeEmpty();
    if (tab === 'Hours') await download(page, 'Download CSV');
  }
  await page.keyboard.press('Shift+E');
  await page.getByRole('button', { name: 'Add Employee' }).click();
  await openAndClose(page, 'Add Employee');
  await page.keyboard.press('Shift+S');
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
  await download(page, 'Download a backup');
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  await page.keyboard.press('Escape');
  expect(misdeeds).toEqual([]);
});

test('blocks and reports everything that the policy forbids', async ({ page, baseURL }) => {
  const misdeeds = await watchPage(page, baseURL);
  await startWith(page, { team: TEAM });
  await expect(page.getByRole('main')).toBeVisible();
  await page.evaluate(async () => {
    const put = (name: string, attributes: Readonly<Record<string, string>>, text = '') => {
      const element = Object.assign(document.createElement(name), { textContent: text });
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      document.body.append(element);
      return element;
    };
    put('script', {}, 'window.pwned()');
    put('b', { onclick: 'window.pwned()' }).click();
    put('script', { src: 'data:text/javascript,window.pwned()' });
    put('base', { href: 'http://other.invalid/' });
    put('img', { src: 'http://other.invalid/x.png' });
    put('iframe', { src: 'http://other.invalid/' });
    await fetch('http://other.invalid/').catch(() => {});
  });
  const against = (directive: string) =>
    misdeeds.filter((text) => text.startsWith(`against the policy: ${directive}`));
  for (const directive of [
    'script-src-elem',
    'script-src-attr',
    'base-uri',
    'img-src',
    'frame-src',
    'connect-src',
  ]) {
    await expect.poll(() => against(directive).length, directive).toBeGreaterThan(0);
  }
  expect(misdeeds).not.toContain('a hostile text was run');
});
