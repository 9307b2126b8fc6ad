import type { Page } from '@playwright/test';
import { contentOf } from './content-of';
import { type Content, type Records, templateKey } from './fault-model';

/** The content of the database; undefined if there is none. */
export async function readDatabase(hub: Page): Promise<Content | undefined> {
  const raw = await hub.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'brigade')) return undefined;
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await settled(indexedDB.open('brigade'));
    try {
      const names = ['employees', 'shifts', 'templates', 'publication'];
      if (names.some((name) => !database.objectStoreNames.contains(name))) return undefined;
      const transaction = database.transaction(names);
      const [employees = [], shifts = [], templates = [], [publication] = []] = await Promise.all(
        names.map((name) => settled<Record<string, unknown>[]>(transaction.objectStore(name).getAll())),
      );
      return { employees, shifts, templates, publishedAt: Number(publication?.at ?? 0) };
    } finally {
      database.close();
    }
  });
  return raw && contentOf(raw);
}

/** The content of localStorage; undefined while changes wait there to be imported into the database. */
export async function readKeys(hub: Page): Promise<Content | undefined> {
  const raw = await hub.evaluate(() => {
    const list = (key: string): Record<string, unknown>[] => JSON.parse(localStorage.getItem(key) ?? '[]');
    if (['brigade-journal', 'brigade-away'].some((key) => list(key).length > 0)) return undefined;
    const publication = JSON.parse(localStorage.getItem('brigade-publication') ?? '{}');
    return {
      employees: list('employees'),
      shifts: list('shifts'),
      templates: list('shiftTemplates'),
      publishedAt: Number(publication.at ?? 0),
    };
  });
  return raw && contentOf(raw);
}

/** The pages that show the records. */
export const SCREENS = { team: '/employees', calendar: '/', templates: '/templates' } as const;

export type Screen = keyof typeof SCREENS;

/** The records that the page shows on that screen. */
export async function readShown(page: Page, screen: Screen): Promise<Records> {
  if (screen === 'team') {
    const employees = await page.getByRole('row').evaluateAll((rows) =>
      rows
        .filter((row) => row.querySelector('th[scope=row]'))
        .map((row) => ({
          name: row.querySelector('th [title]')?.textContent,
          role: row.querySelector('td')?.textContent,
        })),
    );
    return contentOf({ employees, shifts: [], templates: [], publishedAt: 0 }).records;
  }
  if (screen === 'templates') {
    const names = await page
      .getByRole('button', { name: /^Delete template: / })
      .evaluateAll((buttons) =>
        buttons.map((button) => button.getAttribute('aria-label')?.replace('Delete template: ', '')),
      );
    return new Map(names.map((name) => [templateKey(name ?? ''), 'there']));
  }
  const shifts = await page.locator('[data-shift-id]').evaluateAll((cards) =>
    cards.map((card) => {
      const date = card
        .closest('[data-week-column]')
        ?.querySelector('[data-day-head]')
        ?.getAttribute('data-day-head');
      const [employeeName, timeRange] = (card.getAttribute('aria-label') ?? '').split(', ');
      return { employeeName, date, timeRange };
    }),
  );
  return contentOf({ employees: [], shifts, templates: [], publishedAt: 0 }).records;
}
