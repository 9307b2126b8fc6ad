import { BOUNDS_ON_PAGE } from '@/lib/import/file/limits';
import { IMPORT_LIMIT_MS } from '@/lib/timing';
import { createImportSteps } from '@/stores/import/steps';
import { sheetNamed, sheetOf, spreadsheetOf, textRows } from '@/tests/lib/import/file/spreadsheet-support';
import { day } from '@/tests/support/records';

const CONTEXT = { today: day('2026-11-19'), firstDay: day('2026-11-16'), zone: 'UTC', isMonthFirst: true };
const WORK = { signal: new AbortController().signal, onProgress() {} };

test('refuses a file that is too large for the page without reading it', async () => {
  const steps = await createImportSteps(CONTEXT, BOUNDS_ON_PAGE);
  const file = new Blob(['x'.repeat(BOUNDS_ON_PAGE.fileBytes + 1)]);
  const read = jest.spyOn(file, 'arrayBuffer');
  expect(await steps.open(file, WORK)).toEqual({ isOk: false, error: 'tooLargeHere' });
  expect(read).not.toHaveBeenCalled();
});

test('stops reading rows after the time limit, even if they progress', async () => {
  const steps = await createImportSteps(CONTEXT);
  const rows = Array.from({ length: 2000 }, (_, at) => `Ana ${at},2026-11-20,9-5`).join('\n');
  await steps.open(`Name,Date,Time\n${rows}`, WORK);
  const reading = { choices: ['employee', 'date', 'times'], isMonthFirst: true } as const;
  expect((await steps.read(reading, [], WORK)).isOk).toBe(true);
  let now = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => {
    now += IMPORT_LIMIT_MS / 4;
    return now;
  });
  expect(await steps.read(reading, [], WORK)).toEqual({ isOk: false, error: 'tooSlow' });
  clock.mockRestore();
});

test('reports progress for each part of a spreadsheet, so that the worker is not taken for stuck', async () => {
  const steps = await createImportSteps(CONTEXT);
  const sheet = sheetOf(textRows([['Name'], ['Ana']]));
  const file = spreadsheetOf({ sheet, sheets: sheetNamed(1, 'first'), others: { 'xl/other.xml': sheet } });
  const shares: number[] = [];
  const work = { ...WORK, onProgress: (share: number) => shares.push(share) };
  expect((await steps.open(new Blob([file]), work)).isOk).toBe(true);
  // Unpacking, four parts, reading.
  expect(shares).toHaveLength(6);
  expect(shares).toEqual([...new Set(shares)].sort((one, other) => one - other));
  expect(shares.every((share) => share > 0 && share <= 1)).toBe(true);
});
