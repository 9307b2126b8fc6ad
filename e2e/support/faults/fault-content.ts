import type { Page } from '@playwright/test';
import { type Content, personKey, type Records, shiftKey, templateKey } from './fault-model';

type Fields = Readonly<Record<string, unknown>>;

interface Raw {
  readonly employees: readonly Fields[];
  readonly shifts: readonly Fields[];
  readonly templates: readonly Fields[];
  readonly publishedAt: number;
}

function contentOf({ employees, shifts, templates, publishedAt }: Raw): Content {
  const records = new Map<string, string>();
  // Two of one name are one too many, and differ from either.
  const put = (key: string, value: string) =>
    records.set(key, records.has(key) ? `${records.get(key)} and ${value}` : value);
  for (const { name, role } of employees) put(personKey(String(name)), String(role));
  for (const { employeeName, date, timeRange } of shifts) {
    put(shiftKey(String(employeeName), String(date)), String(timeRange));
  }
  for (const { name } of templates) put(templateKey(String(name)), 'there');
  return { records, publishedAt };
}

/** What the database has; undefined if there is none. */
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

/** What the keys have; undefined while something waits in the journal. */
export async function readKeys(hub: Page): Promise<Content | undefined> {
  const raw = await hub.evaluate(() => {
    const list = (key: string): Record<string, unknown>[] => JSON.parse(localStorage.getItem(key) ?? '[]');
    if (list('brigade-journal').length > 0) return undefined;
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

/** The screens of the app that show the records. */
export const SCREENS = { team: '/employees', calendar: '/', templates: '/templates' } as const;

export type Screen = keyof typeof SCREENS;

/** What the page shows on that screen. */
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
