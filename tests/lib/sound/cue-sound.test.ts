import fc from 'fast-check';
import { DEFAULT_NOTIFICATION_PREFERENCES, SOUND_TYPES } from '@/lib/notifications/notification';
import { soundOfCue, soundUrl } from '@/lib/sound/cue-sound';
import { CUES } from '@/lib/sound/cues';
import { rounds, seed } from '../../support/rounds';

const { sound: preferences } = DEFAULT_NOTIFICATION_PREFERENCES;

describe('sound of a cue', () => {
  test('is the file of the cue, or of the chosen sound set for notifications', () => {
    expect(soundOfCue('success', { hasEffects: true, preferences })).toEqual({
      name: 'success',
      volume: 0.7,
    });
    for (const type of SOUND_TYPES) {
      const sound = soundOfCue('notification', { hasEffects: true, preferences: { ...preferences, type } });
      expect(sound).toEqual({ name: `notification-${type}`, volume: 0.7 });
    }
  });

  test('is switched off separately for notifications and for effects', () => {
    const heard = (hasEffects: boolean, enabled: boolean) =>
      CUES.filter((cue) => soundOfCue(cue, { hasEffects, preferences: { ...preferences, enabled } }));
    const effects = CUES.filter((cue) => cue !== 'notification');
    expect(heard(true, true)).toEqual(CUES);
    expect(heard(true, false)).toEqual(effects);
    expect(heard(false, true)).toEqual(['notification']);
    expect(heard(false, false)).toEqual([]);
  });

  test('is played at the chosen volume as a preview even if sounds are switched off', () => {
    const quiet = { ...preferences, enabled: false, volume: 0.3 };
    for (const previewSet of SOUND_TYPES) {
      const sound = soundOfCue('notification', { hasEffects: false, preferences: quiet, previewSet });
      expect(sound).toEqual({ name: `notification-${previewSet}`, volume: 0.3 });
    }
  });

  test('has a volume in steps of 0.1 between 0 and 1, and is silent at 0', () => {
    fc.assert(
      fc.property(fc.double({ min: -1, max: 2, noNaN: true }), (volume) => {
        const sound = soundOfCue('click', { hasEffects: true, preferences: { ...preferences, volume } });
        if (volume < 0.05) return sound === undefined;
        const steps = (sound?.volume ?? 0) * 10;
        return steps >= 1 && steps <= 10 && Math.abs(steps - Math.round(steps)) < 1e-9;
      }),
      { numRuns: rounds(100), ...seed },
    );
  });

  test('has a URL under the base path', () => {
    expect(soundUrl('click', '')).toBe('/sounds/click.wav');
    expect(soundUrl('notification-subtle', '/brigade')).toBe('/brigade/sounds/notification-subtle.wav');
  });
});
