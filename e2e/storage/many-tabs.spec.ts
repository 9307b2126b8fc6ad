import { expect, type Page, test } from '@playwright/test';
import { createDice, SEED } from '@/e2e/support/dice';
import { patience } from '@/e2e/support/patience';
import { shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';
import { goTo, prepare, sideShown } from '@/e2e/support/storage/tab-edits';
import { type Batch, createTabModel, type Side, type TabModel } from '@/e2e/support/storage/tab-model';
import { colorOfRole } from '@/lib/employees/role';
import { timeRangeText } from '@/lib/shifts/shift/display';

const EDITS = process.env.ROUNDS === undefined ? 8 : 50 * Number(process.env.ROUNDS);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What the tab shows, in the notation of the model. */
function shownLines(tab: Page, side: Side): Promise<readonly string[]> {
  if (side === 'team') {
    return tab.getByRole('row').evaluateAll((rows) =>
      rows
        .filter((row) => row.querySelector('th[scope=row]'))
        .map((row) => {
          const [role, , hours, count] = Array.from(row.querySelectorAll('td'), (cell) => cell.textContent);
          const name = row.querySelector('th [title]')?.textContent;
          return `${name}, ${role}, ${/^[\d.]+ h/.exec(hours ?? '')?.[0]}, ${count}`;
        })
        .sort(),
    );
  }
  return shiftCards(tab).evaluateAll((cards) =>
    cards
      .map((card) => {
        const head = card.closest('[data-week-column]')?.querySelector('[data-day-head]');
        return `${head?.getAttribute('data-day-head')} ${card.getAttribute('aria-label')}`;
      })
      .sort(),
  );
}

/** Expects every tab to show the model in the same one of its possible outcomes. */
async function expectShown(
  tabs: readonly Page[],
  model: TabModel,
  outcomes: Batch['outcomes'],
): Promise<void> {
  await expect(async () => {
    const shown = await Promise.all(tabs.map((tab) => shownLines(tab, sideShown(tab))));
    const expected = () => tabs.map((tab) => model.lines(sideShown(tab)));
    outcomes.find((come) => {
      come();
      return JSON.stringify(shown) === JSON.stringify(expected());
    });
    expect(shown).toEqual(expected());
  }).toPass({ timeout: patience(10_000) });
}

/** Fills in all edits of a batch first and then submits them at the same moment. */
async function act(tabs: readonly Page[], { edits, follower }: Batch): Promise<void> {
  const hands = await Promise.all(
    edits.map(async (edit, number) => {
      const tab = tabs[number];
      if (!tab) throw new Error('Each edit has a tab.');
      return { ...(await prepare(tab, edit)), isLate: edit === follower };
    }),
  );
  await Promise.all(hands.map(({ isLate, press }) => !isLate && press()));
  await Promise.all(hands.map(({ isLate, press }) => isLate && press()));
  await Promise.all(hands.map(({ waitUntilSaved }) => waitUntilSaved()));
}

type StoredFields = Readonly<Record<string, unknown>>;

/** The records of the database and of localStorage, by id. */
async function readStored(page: Page) {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('brigade');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const recordsOf = (store: string) =>
      new Promise<StoredFields[]>((resolve, reject) => {
        const request = database.transaction(store).objectStore(store).getAll();
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const textOf = (key: string): StoredFields[] => JSON.parse(localStorage.getItem(key) ?? '[]');
    const byId = (records: StoredFields[]) =>
      records
        .map(({ nameKey: _derived, ...record }) => record)
        .sort((one, other) => (String(one.id) < String(other.id) ? -1 : 1));
    const [shifts, employees] = [await recordsOf('shifts'), await recordsOf('employees')];
    database.close();
    return {
      database: { shifts: byId(shifts), employees: byId(employees) },
      keys: { shifts: byId(textOf('shifts')), employees: byId(textOf('employees')) },
    };
  });
}

const asText = (records: readonly StoredFields[]) =>
  records.map(({ id: _id, ...record }) => JSON.stringify(record, Object.keys(record).sort())).sort();

/** Expects the database and localStorage to contain exactly the model. */
async function expectStored(page: Page, { people, shifts }: TabModel): Promise<void> {
  await expect(async () => {
    const { database, keys } = await readStored(page);
    expect(keys).toEqual(database);
    expect(asText(database.employees)).toEqual(
      asText(people.map(({ name, role }) => ({ name, role, color: colorOfRole(role) }))),
    );
    expect(asText(database.shifts)).toEqual(
      asText(
        shifts.map(({ person, date, startTime, endTime, role }) => ({
          employeeName: person.name,
          role,
          color: colorOfRole(role),
          date,
          startTime,
          endTime,
          timeRange: timeRangeText(startTime, endTime),
          status: 'Confirmed',
          notes: '',
        })),
      ),
    );
  }).toPass({ timeout: patience(10_000) });
}

async function expectEqualEverywhere(page: Page, tabs: readonly Page[], model: TabModel): Promise<void> {
  for (const side of ['team', 'calendar'] as const) {
    await Promise.all(tabs.map((tab) => goTo(tab, side)));
    await expectShown(tabs, model, []);
  }
  await expectStored(page, model);
}

/** Opens a separate window, because a background tab gets one frame a second and slows down every click. */
async function openWindow(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.evaluate(() => window.open('/', '_blank', 'popup,noopener,width=1440,height=900'));
  return opened;
}

/** The deep run tests two tabs as well; four tabs cover the same cases. */
const COUNTS = process.env.ROUNDS === undefined ? [4] : [2, 4];

for (const count of COUNTS) {
  test(`matches a model after ${count} tabs edit everything at the same time`, async ({ page, context }) => {
    test.setTimeout(60_000 + EDITS * 2000);
    const errors: string[] = [];
    context.on('weberror', (error) => errors.push(error.error().message));
    const model = createTabModel(createDice(SEED));
    await startWith(page, {
      team: model.people,
      shifts: model.shifts.map(({ person, ...shift }) => ({ ...shift, employeeName: person.name })),
    });
    const tabs = [page];
    while (tabs.length < count) tabs.push(await openWindow(page));
    await expectShown(tabs, model, []);
    let edits = 0;
    try {
      while (edits < EDITS) {
        const batch = model.plan(count);
        await act(tabs, batch);
        // Only now is it known which of two values was saved last; other changes are awaited before each use.
        if (batch.outcomes.length > 0) await expectShown(tabs, model, batch.outcomes);
        edits += count;
      }
      await expectEqualEverywhere(page, tabs, model);
      await page.evaluate(() => localStorage.clear());
      await Promise.all(tabs.map((tab) => tab.reload()));
      await expectEqualEverywhere(page, tabs, model);
      expect(errors).toEqual([]);
    } finally {
      console.log(`${edits} edits in ${count} tabs, seed ${SEED}`);
    }
  });
}
