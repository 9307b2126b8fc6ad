/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import useSound from 'use-sound';
import { SoundPlayer } from '@/components/sound/sound-player';
import { DEFAULT_NOTIFICATION_PREFERENCES } from '@/lib/notifications/notification';
import { notificationsStore } from '@/stores/app/notifications-store';
import { uiStore } from '@/stores/app/ui-store';
import { playCueOf, previewSounds } from '@/stores/notifications/cue-port';

const mockPlayed: { url: string; volume: number }[] = [];
const mockFailures = new Map<string, (id: number, reason: unknown) => void>();
const mockAudio: { ctx: unknown; volume: () => void } = { ctx: null, volume: () => {} };

jest.mock('howler', () => ({ Howler: mockAudio }));
jest.mock('use-sound', () => ({ __esModule: true, default: jest.fn() }));

interface Options {
  readonly volume: number;
  readonly onloaderror: (id: number, reason: unknown) => void;
}

const sound = {};
const mockedUseSound = useSound as unknown as jest.Mock;

function hearSounds() {
  mockedUseSound.mockImplementation((url: string, { volume, onloaderror }: Options) => {
    mockFailures.set(url, onloaderror);
    return [() => mockPlayed.push({ url, volume }), { sound }];
  });
}

/** Waits for the imports that the first cue starts. */
const settle = () => act(async () => await jest.requireActual('node:timers/promises').setTimeout(20));

async function hear(play: () => void) {
  act(play);
  await settle();
}

function prefer(preferences: Partial<typeof DEFAULT_NOTIFICATION_PREFERENCES.sound>) {
  const { preferences: before } = notificationsStore.getState();
  notificationsStore.setState({ preferences: { ...before, sound: { ...before.sound, ...preferences } } });
}

beforeEach(() => {
  mockPlayed.length = 0;
  mockAudio.ctx = null;
  notificationsStore.setState({ preferences: DEFAULT_NOTIFICATION_PREFERENCES });
  uiStore.setState({ soundEffects: true });
  hearSounds();
});

describe('SoundPlayer', () => {
  test('plays the first cue and each later one at the current volume', async () => {
    render(<SoundPlayer />);
    await hear(() => playCueOf('shiftSaved'));
    expect(mockPlayed).toEqual([{ url: '/sounds/success.wav', volume: 0.7 }]);
    await hear(() => prefer({ volume: 0.2 }));
    await hear(() => playCueOf('shiftSaved'));
    await hear(() => playCueOf('noticeArrived'));
    expect(mockPlayed.slice(1)).toEqual([
      { url: '/sounds/success.wav', volume: 0.2 },
      { url: '/sounds/notification-default.wav', volume: 0.2 },
    ]);
  });

  test('plays only notification sounds with effects off, and only previews with both off', async () => {
    uiStore.setState({ soundEffects: false });
    render(<SoundPlayer />);
    await hear(() => playCueOf('shiftSaved'));
    expect(mockPlayed).toEqual([]);
    await hear(() => playCueOf('noticeArrived'));
    expect(mockPlayed.splice(0)).toEqual([{ url: '/sounds/notification-default.wav', volume: 0.7 }]);
    prefer({ enabled: false });
    await hear(() => playCueOf('noticeArrived'));
    expect(mockPlayed).toEqual([]);
    await hear(() => previewSounds('subtle'));
    expect(mockPlayed).toEqual([{ url: '/sounds/notification-subtle.wav', volume: 0.7 }]);
  });

  test('logs a failed sound once and retries at the next cue', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    mockedUseSound.mockImplementation((url: string, { onloaderror }: Options) => {
      mockFailures.set(url, onloaderror);
      return [() => {}, { sound: null }];
    });
    render(<SoundPlayer />);
    for (const _ of [1, 2]) {
      await hear(() => playCueOf('shiftDeleted'));
      await hear(() => mockFailures.get('/sounds/delete.wav')?.(0, 'No audio support.'));
    }
    expect(warn).toHaveBeenCalledTimes(1);
    hearSounds();
    await hear(() => playCueOf('shiftDeleted'));
    expect(mockPlayed).toEqual([{ url: '/sounds/delete.wav', volume: 0.7 }]);
    warn.mockRestore();
  });

  test('plays nothing after it is unmounted', async () => {
    const { unmount } = render(<SoundPlayer />);
    unmount();
    await hear(() => playCueOf('pageSwiped'));
    expect(mockPlayed).toEqual([]);
  });
});
