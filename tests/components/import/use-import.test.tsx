import { act, renderHook } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { useImport } from '@/components/import/use-import';
import en from '@/lib/i18n/messages/en.json';
import type { ImportSteps } from '@/stores/import/steps';

const FILE = 'name,date\nAna,2026-11-19';
const OPENED = { isOk: true, value: { form: 'list', columns: [] } };
const PLAN = { rows: [] };

/** Sessions as workers have them: a call that is aborted ends the session for good. */
const mockSessions: { opened: string[]; isEnded: boolean }[] = [];
/** What happens to the next check: it does not end, its worker was ended as too slow, dies, or is not heard of again. */
let mockTrouble: 'slow' | 'silent' | 'dies' | 'lost' | undefined;

jest.mock('@/stores/import/import-shifts', () => ({
  importContext: () => ({}),
  startImport: async () => {
    const state: (typeof mockSessions)[number] = { opened: [], isEnded: false };
    mockSessions.push(state);
    const answer = <Value,>(value: Value, work: { signal: AbortSignal }, trouble?: typeof mockTrouble) =>
      new Promise<Value>((resolve, reject) => {
        if (state.isEnded) reject(new Error('The worker has been ended.'));
        if (trouble === 'lost') return;
        work.signal.addEventListener('abort', () => {
          state.isEnded = true;
          reject(work.signal.reason);
        });
        if (trouble === 'silent' || trouble === 'dies') state.isEnded = true;
        if (trouble === 'silent') resolve({ isOk: false, error: 'tooSlow' } as Value);
        if (trouble === 'dies') reject(new Error('Out of memory'));
        if (!trouble) resolve(value);
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
      read: (_reading: unknown, _employees: unknown, work: { signal: AbortSignal }) =>
        answer({ isOk: true, value: [] }, work, takeTrouble()),
      plan: async () => {
        if (state.isEnded) throw new Error('The worker has been ended.');
        return PLAN;
      },
      end: () => {
        state.isEnded = true;
      },
    };
  },
  readRows: (steps: ImportSteps, reading: never, work: never) => steps.read(reading, [], work),
  planRows: (steps: ImportSteps) => steps.plan({} as never, {} as never, {} as never),
}));

beforeEach(() => {
  mockSessions.length = 0;
  mockTrouble = undefined;
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

async function openedImport() {
  const { result } = renderHook(useImport, {
    wrapper: ({ children }) => (
      <IntlProvider locale="en" messages={en} timeZone="UTC">
        {children}
      </IntlProvider>
    ),
  });
  await act(() => result.current.open(FILE));
  expect(result.current.step).toBe('columns');
  return result;
}

type Result = Awaited<ReturnType<typeof openedImport>>;

/** Presses Preview; the step that is shown when it is done. */
async function preview(result: Result) {
  await act(async () => {
    await result.current.preview();
  });
  return [result.current.step, result.current.refusal];
}

test.each(['slow', 'lost'] as const)(
  'after a canceled check that is %s the next one works',
  async (trouble) => {
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
  },
);

test('a canceled check ends its session, and the next one opens the file again by itself', async () => {
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

test('a second press waits for the first one', async () => {
  const result = await openedImport();
  await act(async () => {
    await Promise.all([result.current.preview(), result.current.preview(), result.current.preview()]);
  });
  expect([result.current.step, result.current.refusal]).toEqual(['preview', undefined]);
  expect(mockSessions).toEqual([{ opened: [FILE], isEnded: false }]);
});

test('a worker that was too slow says so, and the next try has a new one', async () => {
  const result = await openedImport();
  mockTrouble = 'silent';
  expect(await preview(result)).toEqual(['columns', 'tooSlow']);
  expect(await preview(result)).toEqual(['preview', undefined]);
});

test('a worker that dies is replaced at once, in a check and at a choice', async () => {
  const result = await openedImport();
  mockTrouble = 'dies';
  expect(await preview(result)).toEqual(['preview', undefined]);
  for (const session of mockSessions) session.isEnded = true;
  await act(() => result.current.choose({ takesOwnRole: true }));
  expect([result.current.refusal, result.current.choices.takesOwnRole]).toEqual([undefined, true]);
  expect(mockSessions.map(({ isEnded }) => isEnded)).toEqual([true, true, false]);
});
