/** @jest-environment jsdom */
import { isHeldBack, openAudio } from '@/components/sound/open-audio';

const mockHowler: { ctx: unknown; volume: (volume: number) => void } = { ctx: null, volume: () => {} };

jest.mock('howler', () => ({
  get Howler() {
    return mockHowler;
  },
}));

function touch(hasBeenActive: boolean) {
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive } });
}

test('without any audio there is nothing to open or to hold back', () => {
  mockHowler.ctx = null;
  expect(() => openAudio()).not.toThrow();
  touch(false);
  expect(isHeldBack()).toBe(false);
});

test('a refused resume is logged and rejects nothing', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const audio = { state: 'suspended', resume: () => Promise.reject(new Error('Failed to start')) };
  mockHowler.volume = () => {
    mockHowler.ctx = audio;
  };
  openAudio();
  const announced = jest.fn();
  void audio.resume().then(announced, announced);
  await Promise.resolve();
  await Promise.resolve();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(announced).not.toHaveBeenCalled();
  warn.mockRestore();
});

test('a sound is held back only while the audio sleeps and nobody has touched the page', () => {
  for (const [state, hasBeenActive, expected] of [
    ['suspended', false, true],
    ['suspended', true, false],
    ['running', false, false],
  ] as const) {
    mockHowler.ctx = { state };
    touch(hasBeenActive);
    expect(isHeldBack()).toBe(expected);
  }
});
