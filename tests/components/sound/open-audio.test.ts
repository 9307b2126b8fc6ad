/** @jest-environment jsdom */
import { isBlockedByBrowser, openAudio } from '@/components/sound/open-audio';

const mockHowler: { ctx: unknown; volume: (volume: number) => void } = { ctx: null, volume: () => {} };

jest.mock('howler', () => ({
  get Howler() {
    return mockHowler;
  },
}));

function touch(hasBeenActive: boolean) {
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive } });
}

test('openAudio does nothing and isBlockedByBrowser is false when the browser has no audio context', () => {
  mockHowler.ctx = null;
  expect(() => openAudio()).not.toThrow();
  touch(false);
  expect(isBlockedByBrowser()).toBe(false);
});

test('openAudio logs a refused resume and leaves the resume promise pending', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const audio = { state: 'suspended', resume: () => Promise.reject(new Error('Failed to start')) };
  mockHowler.volume = () => {
    mockHowler.ctx = audio;
  };
  openAudio();
  const settled = jest.fn();
  void audio.resume().then(settled, settled);
  await Promise.resolve();
  await Promise.resolve();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(settled).not.toHaveBeenCalled();
  warn.mockRestore();
});

test('isBlockedByBrowser is true only while audio is suspended and the user has not touched the page', () => {
  for (const [state, hasBeenActive, expected] of [
    ['suspended', false, true],
    ['suspended', true, false],
    ['running', false, false],
  ] as const) {
    mockHowler.ctx = { state };
    touch(hasBeenActive);
    expect(isBlockedByBrowser()).toBe(expected);
  }
});
