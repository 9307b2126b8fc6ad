import { expect, test } from '@playwright/test';
import { TEAM } from './support/sample-team';
import { chooseEmployee, dialog, saveNewShift } from './support/shift-form';
import { startWith } from './support/starting-state';

const quarantined = () =>
  Object.entries(localStorage)
    .filter(([key]) => key.startsWith('brigade-quarantine'))
    .map(([, text]) => text);

for (const text of ['{"not":"an array"}', '[{"id":1,"employeeName":"Ma', 'null', '"text"']) {
  test(`a stored value that is no schedule (${text.slice(0, 8)}) is put aside and told`, async ({ page }) => {
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

test('shifts without a readable date or time are kept and left out of the week', async ({ page }) => {
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

test('a browser that refuses storage is told plainly, and the copy can be downloaded', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto('/employees');
  await expect(page.getByRole('alert').first()).toContainText('Nothing is being saved');
  await page.getByRole('button', { name: 'Add Employee' }).first().click();
  await dialog(page, 'Add Employee').getByLabel('Name').fill('Zoe');
  await dialog(page, 'Add Employee').getByLabel('Name').press('Enter');
  await expect(page.getByRole('rowheader', { name: 'Zoe' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a copy' }).click();
  const stream = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({ employees: [{ name: 'Zoe' }] });
});

test('a full storage is told, nothing is lost on screen, and saving goes on when there is room', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, path: '/employees' });
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
  const add = async (name: string) => {
    await page.getByRole('button', { name: 'Add Employee' }).click();
    await dialog(page, 'Add Employee').getByLabel('Name').fill(name);
    await dialog(page, 'Add Employee').getByLabel('Name').press('Enter');
    await expect(page.getByRole('rowheader', { name })).toBeVisible();
  };
  await add('Zoe');
  const banner = page.getByRole('alert').filter({ hasText: 'The last changes are not saved' });
  await expect(banner).toBeVisible();
  await page.evaluate(() => Reflect.get(window, 'makeRoom')());
  await add('Yara');
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(page.getByRole('rowheader', { name: 'Zoe' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Yara' })).toBeVisible();
});

test('two tabs do not lose each other’s work', async ({ page, context }) => {
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
