import { expect, type Page, test } from '@playwright/test';
import { BIG_TEAM, bigSchedule } from '@/e2e/bench/week-data';
import { byDepth } from '@/e2e/support/depth';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { chooseEmployee, dialog, saveNewShift } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';
import { refuseDatabase, refuseKeys, refuseTheRest } from '@/e2e/support/storage/storage-faults';
import { SAVED_KEYS } from '@/lib/saved-data/saved-keys';

const quarantined = () =>
  Object.entries(localStorage)
    .filter(([key]) => key.startsWith('brigade-quarantine'))
    .map(([, text]) => text);

for (const text of byDepth(['{"not":"an array"}', '[{"id":1,"employeeName":"Ma', 'null', '"text"'], 2)) {
  test(`quarantines and reports a stored value that is no schedule (${text.slice(0, 8)})`, async ({
    page,
  }) => {
    await startWith(page, { team: TEAM, stored: { shifts: text }, clock: 'controlled' });
    await expect(
      page.getByRole('alert').filter({ hasText: 'Some saved data could not be read' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Add Shift' }).last().click();
    await chooseEmployee(dialog(page, 'Add Shift'), 'Maya Lindqvist');
    await saveNewShift(page, dialog(page, 'Add Shift'));
    await page.reload();
    await expect(page.locator('[data-shift-id]')).toHaveCount(1);
    expect(await page.evaluate(quarantined)).toEqual([text]);
  });
}

test('keeps shifts without a readable date or time and leaves them out of the week', async ({ page }) => {
  const kept = [
    {
      id: 'a',
      employeeName: 'Maya Lindqvist',
      role: 'Server',
      date: '2026-02-30',
      startTime: '09:00',
      endTime: '17:00',
    },
    {
      id: 'b',
      employeeName: 'Maya Lindqvist',
      role: 'Server',
      date: '2026-11-19',
      startTime: '25:00',
      endTime: '',
    },
  ];
  const read = {
    id: 'c',
    employeeName: 'Maya Lindqvist',
    role: 'Server',
    date: '2026-11-19T10:00',
    startTime: '9:00 AM',
    endTime: '17:00',
  };
  await startWith(page, {
    team: TEAM,
    stored: { shifts: JSON.stringify([...kept, read]) },
    clock: 'controlled',
  });
  await expect(page.locator('[data-shift-id]')).toHaveText(/9:00 AM - 5:00 PM/);
  await page.getByRole('button', { name: 'Add Shift' }).last().click();
  await chooseEmployee(dialog(page, 'Add Shift'), 'Marcus Bell');
  await saveNewShift(page, dialog(page, 'Add Shift'));
  await page.clock.fastForward(1000);
  const stored: unknown = JSON.parse((await page.evaluate(() => localStorage.getItem('shifts'))) ?? '');
  for (const shift of kept) expect(stored).toContainEqual(shift);
});

async function addEmployee(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Employee' }).first().click();
  await dialog(page, 'Add Employee').getByLabel('Name').fill(name);
  await dialog(page, 'Add Employee').getByLabel('Name').press('Enter');
  await expect(page.getByRole('rowheader', { name })).toBeVisible();
}

const banner = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

test('warns when the browser blocks all storage, offers a copy and asks before a reload', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  for (const refuse of [refuseKeys, refuseDatabase, refuseTheRest]) await page.addInitScript(refuse);
  await page.goto('/employees');
  await expect(banner(page, 'Nothing is being saved')).toBeVisible();
  await addEmployee(page, 'Zoe');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a copy' }).click();
  const stream = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({ employees: [{ name: 'Zoe' }] });
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await reloaded;
  await expect(banner(page, 'Nothing is being saved')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Zoe' })).toHaveCount(0);
  expect(errors).toEqual([]);
});

for (const [what, refuse, warnings] of [
  ['the keys', refuseKeys, ['This browser limits what Brigade can store']],
  ['the database', refuseDatabase, ['This browser limits what Brigade can store']],
  ['channels, locks, caches and workers', refuseTheRest, []],
] as const) {
  test(`keeps working and reports a limit when the browser blocks only ${what}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(refuse);
    await page.goto('/employees');
    await addEmployee(page, 'Zoe');
    await expect(page.getByText('Employee added successfully')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'Download a copy' })).toHaveText(
      warnings.map((text) => new RegExp(text)),
    );
    await page.reload();
    await expect(page.getByRole('rowheader', { name: 'Zoe' })).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('reports full localStorage and loses no data', async ({ page }) => {
  await startWith(page, { team: TEAM, path: '/employees' });
  // Waits for the writes of the start, which are not repeated later.
  const steps = () => page.evaluate(() => localStorage.getItem('brigade-onboarding-completed-steps'));
  await expect.poll(steps).not.toBeNull();
  await page.evaluate(() => {
    const original = Storage.prototype.setItem;
    Object.assign(window, {
      makeRoom: () => {
        Storage.prototype.setItem = original;
      },
    });
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await addEmployee(page, 'Zoe');
  await expect(banner(page, 'This browser limits what Brigade can store')).toBeVisible();
  await page.evaluate(() => Reflect.get(window, 'makeRoom')());
  await addEmployee(page, 'Yara');
  await expect(banner(page, 'This browser limits')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('rowheader', { name: 'Zoe' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Yara' })).toBeVisible();
});

test('reports a full database, keeps the changes on the page and saves them once there is space', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, path: '/employees' });
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.evaluate(() => {
    const original = IDBObjectStore.prototype.add;
    Object.assign(window, {
      makeRoom: () => {
        IDBObjectStore.prototype.add = original;
      },
    });
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await addEmployee(page, 'Zoe');
  await expect(banner(page, 'The last changes are not saved')).toBeVisible();
  await expect(page.getByText('Employee added successfully')).toHaveCount(0);
  await page.evaluate(() => Reflect.get(window, 'makeRoom')());
  await addEmployee(page, 'Yara');
  await expect(banner(page, 'The last changes are not saved')).toBeHidden();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole('rowheader', { name: 'Zoe' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Yara' })).toBeVisible();
});

test('restores the database from the page when it is deleted while the app runs', async ({ page }) => {
  await startWith(page, { team: TEAM, path: '/employees' });
  await addEmployee(page, 'Zoe');
  await expect(page.getByText('Employee added successfully')).toBeVisible();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('brigade').onsuccess = resolve;
      }),
  );
  await addEmployee(page, 'Yara');
  await expect(page.getByText('Employee added successfully 2 times')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  for (const name of ['Zoe', 'Yara', 'Maya Lindqvist']) {
    await expect(page.getByRole('rowheader', { name })).toBeVisible();
  }
});

test('opens the database of a newer version read-only', async ({ page, context }) => {
  await startWith(page, { team: TEAM, path: '/employees' });
  await addEmployee(page, 'Zoe');
  await expect(page.getByText('Employee added successfully')).toBeVisible();
  await page.goto('/nowhere');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('brigade', 99);
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
      }),
  );
  const older = await context.newPage();
  await older.goto('/employees');
  await expect(banner(older, 'This page is older than your data')).toBeVisible();
  await expect(older.getByRole('rowheader', { name: 'Zoe' })).toBeVisible();
});

if (process.env.ROUNDS !== undefined) {
  test('loses no shift when the page is closed while 20,000 are being imported', async ({ page }) => {
    const shifts = bigSchedule(80);
    await startWith(page, { team: BIG_TEAM, shifts });
    await expect(page.locator('[data-shift-id]')).toHaveCount(250);
    // localStorage may be reduced to the weeks around today only once the database has everything.
    for (let reload = 0; reload < 3; reload += 1) await page.reload();
    await expect(page.locator('[data-shift-id]')).toHaveCount(250);
    const stamp = () => page.evaluate(() => localStorage.getItem('brigade-stamp'));
    await expect.poll(stamp, { timeout: 20_000 }).not.toBeNull();
    await page.goto('/settings');
    await expect(page.getByText('20,000 shifts')).toBeVisible();
  });
}

test('imports arrays put into localStorage of an empty profile, and keeps them when localStorage is cleared', async ({
  page,
}) => {
  await startWith(page, {
    team: TEAM,
    shifts: [{ employeeName: 'Maya Lindqvist', date: '2026-11-19', startTime: '09:00', endTime: '17:00' }],
  });
  await expect(page.locator('[data-shift-id]')).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('brigade-stamp'))).not.toBeNull();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.locator('[data-shift-id]')).toHaveCount(1);
  await page.goto('/employees');
  await expect(page.getByRole('rowheader')).toHaveCount(TEAM.length);
});

test('keeps the employees that two tabs add', async ({ page, context }) => {
  await startWith(page, { team: TEAM, path: '/employees' });
  const other = await context.newPage();
  await other.goto('/employees');
  for (const [tab, name] of [
    [page, 'From the first'],
    [other, 'From the second'],
  ] as const) {
    await tab.getByRole('button', { name: 'Add Employee' }).click();
    await dialog(tab, 'Add Employee').getByLabel('Name').fill(name);
    await dialog(tab, 'Add Employee').getByLabel('Name').press('Enter');
  }
  for (const tab of [page, other]) {
    await expect(tab.getByRole('rowheader', { name: 'From the first' })).toBeVisible();
    await expect(tab.getByRole('rowheader', { name: 'From the second' })).toBeVisible();
  }
});

// Only in the deep run; unit tests check the same for every key.
if (process.env.ROUNDS !== undefined) {
  test('starts with garbage under any key and keeps the schedule', async ({ page }) => {
    test.setTimeout(180_000);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS });
    await expect(page.locator('[data-shift-id]')).toHaveCount(63);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('brigade-stamp'))).not.toBeNull();
    for (const [position, { name }] of Object.values(SAVED_KEYS).entries()) {
      await test.step(name, async () => {
        const garbage = ['{"not":', '[{"id":1', '"text"', '\u0000\uFFFD'][position % 4] ?? '';
        await page.evaluate(
          ([key, text]) => {
            localStorage.setItem(key, text);
            sessionStorage.setItem(key, text);
          },
          [name, garbage] as const,
        );
        await page.reload();
        await expect(page.getByRole('tab', { name: 'Week' })).toBeVisible();
        await expect(page.locator('[data-shift-id]')).toHaveCount(63);
      });
    }
    expect(errors).toEqual([]);
  });
}
