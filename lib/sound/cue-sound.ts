import type { NotificationPreferences } from '@/lib/notifications/notification';
import type { Cue } from './cues';

type SoundPreferences = NotificationPreferences['sound'];

/** The sound sets for notifications. */
export type SoundSet = SoundPreferences['type'];

const VOLUME_STEPS = 10;

/** Name of a file in public/sounds, and its volume: above 0, up to 1, in steps of 0.1. */
export interface CueSound {
  readonly name: string;
  readonly volume: number;
}

interface SoundChoice {
  /** The switch of the sound effects, which is not that of arriving notices. */
  readonly hasEffects: boolean;
  readonly preferences: SoundPreferences;
  /** The set to preview, played even when sounds are off. */
  readonly previewSet?: SoundSet | undefined;
}

/** The sound of a cue; undefined when it is silent. */
export function soundOfCue(
  cue: Cue,
  { hasEffects, preferences, previewSet }: SoundChoice,
): CueSound | undefined {
  const isNotification = cue === 'notification';
  const isOn = isNotification ? preferences.enabled : hasEffects;
  if (previewSet === undefined && !isOn) return undefined;
  const volume = Math.round(Math.min(1, Math.max(0, preferences.volume)) * VOLUME_STEPS) / VOLUME_STEPS;
  if (volume === 0) return undefined;
  return { name: isNotification ? `notification-${previewSet ?? preferences.type}` : cue, volume };
}

/** URL of a sound file; `basePath` is the path the site is served under, without a trailing slash. */
export function soundUrl(name: string, basePath: string): string {
  return `${basePath}/sounds/${name}.wav`;
}
