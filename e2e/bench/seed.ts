import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'esbuild';
import type { ScheduleDatabase } from '@/stores/browser-storage/database/schedule-database';
import { BIG_TEAM, bigSchedule } from './week-data';

const ENTRIES_PER_CHANGE = 1000;
const DATABASE = 'brigade';

/** This week's Monday by the real clock, because the measurements use it. */
function thisMonday(): string {
  const now = new Date();
  const monday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - ((now.getDay() + 6) % 7), 12);
  return monday.toISOString().slice(0, 10);
}

/** A record of another kind to add. */
export interface Beside {
  readonly kind: 'day' | 'template';
  readonly id: string;
  readonly after: object;
}

/**
 * A browser context in which the app has been used with that many shifts. The app's own database code writes
 * the shifts; then the app opens once, so that localStorage has the first frame of the next start.
 */
export async function seed(
  context: BrowserContext,
  size: number,
  beside: readonly Beside[] = [],
): Promise<void> {
  const page = await context.newPage();
  await page.goto('/icon.svg');
  await page.evaluate(await databaseScript());
  await writeShifts(page, size, beside);
  await page.evaluate(
    (texts) => {
      for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
    },
    {
      'brigade-effects': 'quick',
      'brigade-onboarding-dismissed': 'true',
      'brigade-first-shift-added': 'true',
    },
  );
  await page.goto('/');
  await page.locator('[data-shift-id]').first().waitFor({ timeout: 60_000 });
  await page.waitForFunction(() => localStorage.getItem('brigade-stamp') !== null, null, { timeout: 60_000 });
  await page.close();
}

/** The app's database code as a script that sets `brigadeDatabase` on the page. */
async function databaseScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export * from '@/stores/browser-storage/database/open-schedule-database';
                 export { readShift } from '@/lib/saved-data/records/stored-records';`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'brigadeDatabase',
    minify: true,
  });
  return `${outputFiles[0]?.text ?? ''}; globalThis.brigadeDatabase = brigadeDatabase;`;
}

async function writeShifts(page: Page, size: number, beside: readonly Beside[]): Promise<void> {
  const employees = BIG_TEAM.map((employee, index) => ({ id: `e-${index}`, color: 'gray', ...employee }));
  const roleOf = Object.fromEntries(BIG_TEAM.map(({ name, role }) => [name, role]));
  const shifts = bigSchedule(size / 250, thisMonday());
  const write = (records: {
    employees: unknown[];
    shifts: readonly object[];
    first: number;
    beside?: readonly Beside[];
  }) =>
    page.evaluate(
      async ({ name, records: { employees, shifts, first, beside = [] }, roles, most }) => {
        const { openScheduleDatabase, readShift } = Reflect.get(globalThis, 'brigadeDatabase');
        const moment = () => ({ day: '2000-01-01', at: Date.now() });
        const open: ScheduleDatabase = await openScheduleDatabase({ name, onLost: () => {}, moment });
        const entries = [
          ...employees.map((after) => ({ kind: 'employee', id: Reflect.get(Object(after), 'id'), after })),
          ...beside,
          ...shifts.map((shift, index) => {
            const id = `s-${first + index}`;
            const role = roles[Reflect.get(shift, 'employeeName')];
            return { kind: 'shift', id, after: readShift({ status: 'Confirmed', role, ...shift, id }, id) };
          }),
        ];
        for (let at = 0; at < entries.length; at += most) {
          const piece = entries.slice(at, at + most) as never[];
          const change = {
            id: `seed-${entries[at]?.id}`,
            at: Date.now(),
            entries: piece,
            origin: 'import',
          } as const;
          await open.append([{ change, since: 0 }], new Set());
        }
        open.close();
      },
      { name: DATABASE, records, roles: roleOf, most: ENTRIES_PER_CHANGE },
    );
  await write({ employees, shifts: [], first: 0, beside });
  const slice = 25_000;
  for (let first = 0; first < shifts.length; first += slice) {
    await write({ employees: [], shifts: shifts.slice(first, first + slice), first });
  }
  await cutLog(page);
}

/** Reduces the change log to its last change. The app itself does so after a thousand changes. */
function cutLog(page: Page): Promise<void> {
  return page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const database = request.result;
          const transaction = database.transaction('log', 'readwrite');
          const log = transaction.objectStore('log');
          const keys = log.getAllKeys();
          keys.onsuccess = () => {
            const last = keys.result.at(-1);
            if (last !== undefined && keys.result.length > 1) log.delete(IDBKeyRange.upperBound(last, true));
          };
          transaction.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    DATABASE,
  );
}
