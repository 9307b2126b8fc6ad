import type { Page } from '@playwright/test';

/** Characters written since the last call; database records are counted as JSON. */
export interface Written {
  /** By localStorage key. */
  readonly keys: Readonly<Record<string, number>>;
  readonly database: number;
}

/** Counts what every page writes from its start. */
export async function countWritten(page: Page): Promise<() => Promise<Written>> {
  await page.addInitScript(() => {
    let keys: Record<string, number> = {};
    let database = 0;
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (this === localStorage) keys[key] = (keys[key] ?? 0) + key.length + value.length;
      setItem.call(this, key, value);
    };
    const { put, add } = IDBObjectStore.prototype;
    const counted = (method: typeof put) =>
      function (this: IDBObjectStore, ...given: Parameters<typeof put>) {
        database += JSON.stringify(given[0]).length;
        return method.apply(this, given);
      };
    IDBObjectStore.prototype.put = counted(put);
    IDBObjectStore.prototype.add = counted(add);
    Object.assign(window, {
      takeWritten: () => {
        const taken = { keys, database };
        keys = {};
        database = 0;
        return taken;
      },
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'takeWritten')());
}
