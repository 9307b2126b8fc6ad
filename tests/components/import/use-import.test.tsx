import { act, renderHook, waitFor } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { useImport } from '@/components/import/use-import';
import en from '@/lib/i18n/messages/en.json';
import type { ImportSteps } from '@/stores/import/steps';

const FILE = 'name,date\nAna,2026-11-19';
const OPENED = { isOk: true, value: { form: 'list', columns: [] } };
const PLAN = { rows: [] };

/** Sessions as workers have them: a call that is aborted ends the session for good. */
const mockSessions: { opened: string[]; isEnded: boolean }[] = [];
let mockIsSlow = false;

jest.mock('@/stores/import/import-shifts', () => ({
  importContext: () => ({}),
  startImport: async () => {
    const state: (typeof mockSessions)[number] = { opened: [], isEnded: false };
    mockSessions.push(state);
    const answer = <Value,>(value: Value, work: { signal: AbortSignal }, isSlow = false) =>
      new Promise<Value>((resolve, reject) => {
        if (state.isEnded) reject(new Error('The worker has been ended.'));
        work.signal.addEventListener('abort', () => {
          state.isEnded = true;
          reject(work.signal.reason);
        });
        if (!isSlow) resolve(value);
      });
    return {
      open: (source: string, work: { signal: AbortSignal }) => {
        state.opened.push(source);
        return answer(OPENED, work);
      },
      read: (_reading: unknown, _employees: unknown, work: { signal: AbortSignal }) =>
        answer({ isOk: true, value: [] }, work, mockIsSlow),
      plan: async () => PLAN,
      end: () => {
        state.isEnded = true;
      },
    };
  },
  readRows: (steps: ImportSteps, reading: never, work: never) => steps.read(reading, [], work),
  planRows: (steps: ImportSteps) => steps.plan({} as never, {} as never, {} as never),
}));

test('after a canceled check the next one opens the file again by itself', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { result } = renderHook(useImport, {
    wrapper: ({ children }) => (
      <IntlProvider locale="en" messages={en} timeZone="UTC">
        {children}
      </IntlProvider>
    ),
  });
  await act(() => result.current.open(FILE));
  expect(result.current.step).toBe('columns');
  mockIsSlow = true;
  let checked: unknown;
  act(() => {
    checked = result.current.preview();
  });
  act(() => result.current.cancel());
  await act(async () => {
    await checked;
  });
  expect([result.current.step, result.current.refusal]).toEqual(['columns', undefined]);
  mockIsSlow = false;
  await act(async () => {
    await result.current.preview();
  });
  await waitFor(() => expect(result.current.step).toBe('preview'));
  expect(result.current.refusal).toBeUndefined();
  expect(mockSessions).toEqual([
    { opened: [FILE], isEnded: true },
    { opened: [FILE], isEnded: false },
  ]);
});
