import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import ICAL from 'ical.js';
import { expectAccessible } from '@/e2e/support/accessibility';
import { startOwnServer } from '@/e2e/support/hosts/own-server';
import { waitForWorker } from '@/e2e/support/hosts/two-builds';
import { watchPage } from '@/e2e/support/page-watch';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { startWith } from '@/e2e/support/storage/starting-state';
import { shareAddress } from '@/lib/share/share-address';
import { type SharedWeek, weekOfPerson } from '@/lib/share/shared-week';
import { encodeWeek } from '@/lib/share/week-code/week-code';
import { clock, day } from '@/tests/support/records';
import { WEEK_OF_TWENTY } from '@/tests/support/shared-weeks';

const NOW = new Date('2026-11-19T16:40:00-05:00');

const WEEK: SharedWeek = {
  ...WEEK_OF_TWENTY,
  zone: 'America/New_York',
  people: [
    ...WEEK_OF_TWENTY.people,
    {
      name: 'مريم <b>العلي</b>',
      shifts: [
        shift(1, '2026-11-16', '09:00', '17:00', 'Server'),
        { ...shift(2, '2026-11-19', '17:30', '01:00', 'Bartender'), isPending: true },
      ],
    },
    { name: '', shifts: [shift(3, '2026-11-20', '18:00', '23:30', 'Cook')] },
  ],
};

function shift(key: number, date: string, startTime: string, endTime: string, role: string) {
  return {
    key,
    date: day(date),
    startTime: clock(startTime),
    endTime: clock(endTime),
    role,
    isPending: false,
  };
}

const addressOf = async (week: SharedWeek) => shareAddress('', '', await encodeWeek(week));

/** All data stored for the origin, which opening a link must not change. */
const keptData = (page: Page) =>
  page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name, version }) => `${name} ${version}`).sort(),
  }));

const rowsIn = (page: Page, section: string) =>
  page.getByRole('region', { name: section }).getByRole('listitem');

test.describe('staff page on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('finds and exports the shifts of a person, and leaves the stored data of the manager unchanged', async ({
    page,
    baseURL,
  }) => {
    const misdeeds = await watchPage(page, baseURL);
    await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS });
    // The app writes its data when it is left; the guide is a page without the app.
    await page.goto('/guide/');
    const kept = await keptData(page);
    await page.goto(await addressOf(WEEK));

    await expect(page.getByRole('heading', { level: 1, name: 'Shifts Nov 16 - Nov 22' })).toBeVisible();
    await expect(page).toHaveTitle('Shifts · Brigade');
    await expect(page.getByText('Published Fri, Nov 13, 11:42 AM')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Names' }).getByRole('button')).toHaveCount(21);
    await expect(rowsIn(page, 'Open shifts')).toHaveText(/Friday, Nov 20.*6:00 PM - 11:30 PM.*Cook.*5\.5 h/);
    await expectAccessible(page);

    const field = page.getByRole('searchbox', { name: 'Find your name' });
    await field.fill('nobody');
    await expect(page.getByText('Nobody of that name has a shift this week.')).toBeVisible();
    await field.fill('zoe');
    await field.press('Enter');
    await expect(page.getByRole('heading', { name: 'Zoë Fernández-Ruiz' })).toBeFocused();
    await expect(rowsIn(page, 'Zoë Fernández-Ruiz')).toHaveCount(5);
    await page.getByRole('button', { name: 'Other name' }).click();
    await expect(field).toBeFocused();
    await page.getByRole('button', { name: 'مريم <b>العلي</b>' }).tap();

    const own = rowsIn(page, 'مريم <b>العلي</b>');
    await expect(own).toHaveText([
      /Monday, Nov 16.*9:00 AM - 5:00 PM.*Server.*8 h/,
      /Thursday, Nov 19.*Today.*5:30 PM - 1:00 AM.*ends the next day.*Bartender.*Pending.*7\.5 h/,
    ]);
    await expect(page.getByText('2 shifts, 15.5 h')).toBeVisible();
    await expect(page).toHaveURL(/&n=20$/);
    if (process.env.ROUNDS !== undefined) await expectAccessible(page);

    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar' }).tap();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/\.ics$/);
    const calendar = new ICAL.Component(ICAL.parse(readFileSync(await file.path(), 'utf8')));
    const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
    expect(events.map(({ uid, startDate, endDate }) => `${uid} ${startDate} ${endDate}`)).toEqual([
      '1@brigade 2026-11-16T09:00:00 2026-11-16T17:00:00',
      '2@brigade 2026-11-19T17:30:00 2026-11-20T01:00:00',
    ]);
    expect(events[0]?.startDate.zone?.tzid ?? '').toBe('America/New_York');
    await expect(page.getByText('The calendar file is saved.')).toBeVisible();

    await page.reload();
    await expect(own).toHaveCount(2);
    const everybody = page.getByRole('region', { name: 'Everybody' });
    await expect(everybody.getByRole('heading', { level: 3 })).toHaveCount(7);
    await expect(everybody.getByRole('listitem')).toHaveCount(103);
    await expect(everybody.getByText('Open shift', { exact: true })).toBeVisible();

    expect(await keptData(page)).toEqual(kept);
    expect(misdeeds).toEqual([]);
  });
});

test.describe('staff page on a dark German phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'de-DE', colorScheme: 'dark' });

  test('shows the link of one person in another language and week, and reports a link without a schedule', async ({
    page,
    baseURL,
  }) => {
    const misdeeds = await watchPage(page, baseURL);
    await page.clock.setFixedTime(NOW);
    await page.goto(await addressOf(weekOfPerson(WEEK, 'مريم <b>العلي</b>')));
    await expect(page.getByRole('heading', { level: 1, name: 'Schichten 16.–22. Nov.' })).toBeVisible();
    await expect(rowsIn(page, 'مريم <b>العلي</b>')).toHaveText([
      /Montag, 16\. Nov\..*09:00–17:00.*Servicekraft.*8 Std\./,
      /Donnerstag, 19\. Nov\..*Heute.*17:30–01:00.*endet am Folgetag.*Ausstehend.*7,5 Std\./,
    ]);
    await expect(page.getByText('2 Schichten, 15,5 Std.')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.locator('html.dark[lang=de]')).toBeAttached();
    await expectAccessible(page);

    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('Français');
    await expect(page.getByText('2 services, 15,5 h')).toBeVisible();
    await expect(page.locator('html[lang=fr]')).toBeAttached();
    await page.getByRole('combobox', { name: 'Langue' }).selectOption('English');

    const goTo = async (code: string) => {
      await page.evaluate((hash) => {
        window.location.hash = hash;
      }, code);
    };
    const past = { ...WEEK, firstDay: day('2026-11-09'), people: [] };
    await goTo(`${await encodeWeek(past)}&l=en`);
    await expect(page.getByRole('heading', { level: 1, name: 'Shifts Nov 9 - Nov 15' })).toBeVisible();
    await expect(page.getByText('This week is over.')).toBeVisible();
    await goTo('3.abc&l=en');
    await expect(page.getByText('This link was made by a newer version of Brigade')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await goTo('1.abc&l=en');
    await expect(page.getByText('This link is damaged or incomplete')).toBeVisible();
    await expectAccessible(page);
    await goTo('');
    await expect(page.getByText('Dieser Link enthält keine Woche')).toBeVisible();
    expect(await keptData(page)).toEqual({ local: {}, session: {}, databases: [] });
    expect(misdeeds).toEqual([]);

    // A messenger has encoded the hash and broken the line, so the host is asked for a missing page.
    const mangled = (await encodeWeek(weekOfPerson(WEEK, 'Maya Lindqvist'))).replace(/.{60}/, '$&%20');
    await page.goto(`/share%23${mangled}%3E`);
    await expect(page.getByRole('heading', { level: 2, name: 'Maya Lindqvist' })).toBeVisible();
  });
});

test.describe('staff page without the host', () => {
  test.use({ serviceWorkers: 'allow' });

  test('shows the week after a reload and opens another link offline', async ({ page, context }) => {
    const server = await startOwnServer('out', 'plain');
    try {
      await page.clock.setFixedTime(NOW);
      const link = await addressOf(WEEK);
      await page.goto(server.url + link);
      const title = page.getByRole('heading', { level: 1, name: 'Shifts Nov 16 - Nov 22' });
      await expect(title).toBeVisible();
      await waitForWorker(page);
      // No request contains anything of the hash.
      const code = link.slice(link.indexOf('#') + 1);
      expect(server.takeRequests().filter((path) => path.includes(code.slice(0, 20)))).toEqual([]);
      await server.stop();
      await page.reload();
      await expect(title).toBeVisible();
      await page.getByRole('button', { name: 'Maya Lindqvist' }).click();
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Add to calendar' }).click();
      await (await coming).delete();

      const cold = await context.newPage();
      await cold.goto(`${server.url}${await addressOf(weekOfPerson(WEEK, 'Theo Brandt'))}`);
      await expect(cold.getByRole('heading', { level: 2, name: 'Theo Brandt' })).toBeVisible();
      await expect(cold.getByRole('button', { name: 'Later' })).toHaveCount(0);
      expect(await keptData(cold)).toEqual({ local: {}, session: {}, databases: [] });
    } finally {
      await server.stop().catch(() => undefined);
    }
  });
});
