import type { Page } from '@playwright/test';

/** The person with a shift on every day of the history. */
export const EVERY_DAY = 'Person 00';

const PEOPLE = 100;

interface History {
  readonly shiftCount: number;
  readonly firstDate: string;
  readonly dayCount: number;
}

/**
 * Writes that many shifts of a hundred people, equally many per day, directly into the page's database and removes the
 * keys, as if the page had been closed before it wrote them. Reload the page afterwards.
 */
export async function storeHistory(page: Page, history: History): Promise<void> {
  await page.evaluate(
    async ({ shiftCount, firstDate, dayCount, people }) => {
      const roles = ['Manager', 'Server', 'Cook', 'Host', 'Bartender'];
      const nameOf = (person: number) => `Person ${String(person).padStart(2, '0')}`;
      const open = indexedDB.open('brigade');
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        open.onsuccess = () => resolve(open.result);
        open.onerror = () => reject(open.error);
      });
      const write = (store: string, records: readonly object[]) =>
        new Promise<void>((resolve, reject) => {
          const transaction = database.transaction(store, 'readwrite');
          for (const record of records) transaction.objectStore(store).put(record);
          transaction.oncomplete = () => resolve();
          transaction.onerror = () => reject(transaction.error);
        });
      await write(
        'employees',
        Array.from({ length: people }, (_, person) => ({
          id: `e-${person}`,
          name: nameOf(person),
          role: roles[person % roles.length],
          color: 'purple',
        })),
      );
      const perDay = Math.ceil(shiftCount / dayCount);
      const first = Date.parse(`${firstDate}T00:00:00Z`);
      for (let from = 0; from < shiftCount; from += 10_000) {
        const records = Array.from({ length: Math.min(10_000, shiftCount - from) }, (_, offset) => {
          const number = from + offset;
          const day = Math.floor(number / perDay);
          const slot = number % perDay;
          const person = slot === 0 ? 0 : (number * 7) % people;
          const start = String(6 + (slot % 12)).padStart(2, '0');
          const end = String(12 + (slot % 12)).padStart(2, '0');
          return {
            id: `h-${number.toString(36).padStart(6, '0')}`,
            employeeName: nameOf(person),
            nameKey: nameOf(person).toLowerCase(),
            role: roles[person % roles.length],
            date: new Date(first + day * 86_400_000).toISOString().slice(0, 10),
            startTime: `${start}:00`,
            endTime: `${end}:00`,
            status: 'Confirmed',
            color: 'purple',
            notes: '',
          };
        });
        await write('shifts', records);
      }
      database.close();
      for (const key of ['shifts', 'employees', 'shiftTemplates', 'brigade-stamp'])
        localStorage.removeItem(key);
    },
    { ...history, people: PEOPLE },
  );
}

/** The number of shifts in the database by employee name. */
export async function storedNames(page: Page): Promise<Readonly<Record<string, number>>> {
  return page.evaluate(async () => {
    const open = indexedDB.open('brigade');
    const database = await new Promise<IDBDatabase>((resolve) => {
      open.onsuccess = () => resolve(open.result);
    });
    const request = database.transaction('shifts').objectStore('shifts').getAll();
    const records = await new Promise<readonly { employeeName: string }[]>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
    database.close();
    const counts: Record<string, number> = {};
    for (const { employeeName } of records) counts[employeeName] = (counts[employeeName] ?? 0) + 1;
    return counts;
  });
}
