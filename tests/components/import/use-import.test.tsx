/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { useImport } from '@/components/import/use-import';
import { RoleBookContext } from '@/components/parts/roles/role-book';
import { roleBook, SPECIFIED_BOOK } from '@/lib/employees/roles/role-book';
import { SPECIFIED_ROLES } from '@/lib/employees/roles/role-list';
import { withArchived } from '@/lib/employees/roles/role-list-edits';
import en from '@/lib/i18n/messages/en.json';
import type { ColumnReading } from '@/lib/import/import-session';
import type { CorrectedCells } from '@/lib/import/table/read-row';
import type { ImportSteps } from '@/stores/import/steps';

const FILE = 'name,date\nAna,2026-11-19';
const OPENED = { isOk: true, value: { form: 'list', columns: [] } };

/** Like sessions with a worker: an aborted call ends the session for good. */
const mockSessions: { opened: string[]; isEnded: boolean }[] = [];
/** Fate of the next check: it is held, its worker is stopped as too slow, dies, or never answers. */
let mockTrouble: Promise<void> | 'slow' | 'silent' | 'dies' | 'lost' | undefined;

/** The corrected cells of the last rows read. */
let mockCorrected: CorrectedCells | undefined;

jest.mock('@/stores/import/import-shifts', () => ({
  importContext: () => ({}),
  startImport: async () => {
    const state: (typeof mockSessions)[number] = { opened: [], isEnded: false };
    mockSessions.push(state);
    const answer = <Value,>(value: Value, work: { signal: AbortSignal }, trouble?: typeof mockTrouble) =>
      new Promise<Value>((resolve, reject) => {
        if (state.isEnded) reject(new Error('The worker was terminated.'));
        if (trouble === 'lost') return;
        work.signal.addEventListener('abort', () => {
          state.isEnded = true;
          reject(work.signal.reason);
        });
        if (trouble === 'silent' || trouble === 'dies') state.isEnded = true;
        if (trouble === 'silent') resolve({ isOk: false, error: 'tooSlow' } as Value);
        if (trouble === 'dies') reject(new Error('Out of memory'));
        if (!trouble) resolve(value);
        else if (trouble instanceof Promise) void trouble.then(() => resolve(value));
      });
    const takeTrouble = () => {
      const trouble = mockTrouble;
      mockTrouble = undefined;
      return trouble;
    };
    return {
      open: (source: string, work: { signal: AbortSignal }) => {
        state.opened.push(source);
        return answer(OPENED, work);
      },
      read: async (reading: ColumnReading, _employees: unknown, work: { signal: AbortSignal }) => {
        const read = await answer({ isOk: true, value: [] }, work, takeTrouble());
        mockCorrected = reading.corrected;
        return read;
      },
      plan: async (_known: unknown, choices: unknown) => {
        if (state.isEnded) throw new Error('The worker was terminated.');
        return { rows: [], choices, corrected: mockCorrected };
      },
      end: () => {
        state.isEnded = true;
      },
    };
  },
  readRows: (steps: ImportSteps, reading: never, work: never) => steps.read(reading, [], work),
  planRows: (steps: ImportSteps, _days: unknown, choices: never) =>
    steps.plan({} as never, choices, {} as never),
}));

beforeEach(() => {
  mockSessions.length = 0;
  mockTrouble = undefined;
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

async function openedImport(roles = SPECIFIED_BOOK) {
  const { result } = renderHook(useImport, {
    wrapper: ({ children }) => (
      <IntlProvider locale="en" messages={en} timeZone="UTC">
        <RoleBookContext value={roles}>{children}</RoleBookContext>
      </IntlProvider>
    ),
  });
  await act(() => result.current.open(FILE));
  expect(result.current.step).toBe('columns');
  return result;
}

type Result = Awaited<ReturnType<typeof openedImport>>;

/** Presses Preview and returns the step and the refusal shown afterwards. */
async function preview(result: Result) {
  await act(async () => {
    await result.current.preview();
  });
  return [result.current.step, result.current.refusal];
}

test('gives new employees the first active role when Server is archived', async () => {
  const result = await openedImport(roleBook(withArchived(SPECIFIED_ROLES, 'Server', true)));
  expect(result.current.choices.roleOfOthers).toBe('Manager');
});

test.each(['slow', 'lost'] as const)('previews again after a canceled check that is %s', async (trouble) => {
  const result = await openedImport();
  mockTrouble = trouble;
  let checked: unknown;
  act(() => {
    checked = result.current.preview();
  });
  act(() => result.current.cancel());
  await act(async () => {
    await checked;
  });
  expect([result.current.step, result.current.refusal, result.current.shown]).toEqual([
    'columns',
    undefined,
    undefined,
  ]);
  expect(await preview(result)).toEqual(['preview', undefined]);
});

test('ends the session of a canceled check and opens the file again in a new one', async () => {
  const result = await openedImport();
  mockTrouble = 'slow';
  act(() => void result.current.preview());
  act(() => result.current.cancel());
  await preview(result);
  expect(mockSessions).toEqual([
    { opened: [FILE], isEnded: true },
    { opened: [FILE], isEnded: false },
  ]);
});

test('runs only one check when Preview is pressed several times', async () => {
  const result = await openedImport();
  await act(async () => {
    await Promise.all([result.current.preview(), result.current.preview(), result.current.preview()]);
  });
  expect([result.current.step, result.current.refusal]).toEqual(['preview', undefined]);
  expect(mockSessions).toEqual([{ opened: [FILE], isEnded: false }]);
});

test('reports a worker that was too slow and uses a new one for the retry', async () => {
  const result = await openedImport();
  mockTrouble = 'silent';
  expect(await preview(result)).toEqual(['columns', 'tooSlow']);
  expect(await preview(result)).toEqual(['preview', undefined]);
});

test('replaces a worker that dies during a check or a choice', async () => {
  const result = await openedImport();
  mockTrouble = 'dies';
  expect(await preview(result)).toEqual(['preview', undefined]);
  for (const session of mockSessions) session.isEnded = true;
  await act(() => result.current.choose({ takesOwnRole: true }));
  expect([result.current.refusal, result.current.choices.takesOwnRole]).toEqual([undefined, true]);
  expect(mockSessions.map(({ isEnded }) => isEnded)).toEqual([true, true, false]);
});

/** Holds the next check until the returned function is called. */
function holdCheck(): () => void {
  let goOn = () => {};
  mockTrouble = new Promise((resolve) => {
    goOn = resolve;
  });
  return () => goOn();
}

const planned = (result: Result) => result.current.plan as unknown;

test('plans with choices made while a corrected row is being checked', async () => {
  const result = await openedImport();
  await preview(result);
  const goOn = holdCheck();
  let work: readonly Promise<void>[] = [];
  act(() => {
    work = [
      result.current.correct(0, { end: '17:00' }),
      result.current.choose({ takesOwnRole: true }),
      result.current.choose({ roleOfOthers: 'Cook' }),
    ];
  });
  goOn();
  await act(async () => void (await Promise.all(work)));
  expect(planned(result)).toMatchObject({
    choices: { takesOwnRole: true, roleOfOthers: 'Cook' },
    corrected: { 0: { end: '17:00' } },
  });
  expect(mockSessions).toHaveLength(1);
});

test('waits for a corrected row before returning the plan to import, and plans again after a cancel', async () => {
  const result = await openedImport();
  await preview(result);
  const goOn = holdCheck();
  let plan: Promise<unknown> = Promise.resolve();
  act(() => {
    void result.current.correct(0, { end: '17:00' });
    plan = result.current.upToDate();
  });
  goOn();
  await act(async () => void (await plan));
  expect(await plan).toMatchObject({ corrected: { 0: { end: '17:00' } } });

  holdCheck();
  act(() => void result.current.correct(1, { end: '18:00' }));
  act(() => result.current.cancel());
  await act(async () => {
    plan = result.current.upToDate();
    await plan;
  });
  expect(await plan).toMatchObject({ corrected: { 0: { end: '17:00' }, 1: { end: '18:00' } } });
  expect(planned(result)).toBe(await plan);
});

test.each<[string, (result: Result) => void]>([
  ['other columns', ({ current }) => current.setColumns({ choices: ['date'], isMonthFirst: undefined })],
  ['Back', ({ current }) => current.goTo('source')],
])('discards the result of a running check after %s', async (_name, turn) => {
  const result = await openedImport();
  const goOn = holdCheck();
  let checked: unknown;
  act(() => {
    checked = result.current.preview();
  });
  act(() => turn(result));
  goOn();
  await act(async () => void (await checked));
  expect(result.current.step).not.toBe('preview');
  expect(result.current.plan).toBeUndefined();
});

test('clears the previous refusal when a corrected row is accepted', async () => {
  const result = await openedImport();
  await preview(result);
  mockTrouble = 'silent';
  await act(() => result.current.correct(0, { end: '17:00' }));
  expect(result.current.refusal).toBe('tooSlow');
  await act(() => result.current.correct(0, { end: '18:00' }));
  expect(result.current.refusal).toBeUndefined();
});
