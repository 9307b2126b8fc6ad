import type { NotificationPreferences } from '@/lib/notifications/notification';
import type { Cue } from './cues';

type SoundPreferences = NotificationPreferences['sound'];

export type SoundSet = SoundPreferences['type'];

const VOLUME_STEPS = 10;

/** A file in public/sounds; the volume is above 0, up to 1, in steps of 0.1. */
export interface CueSound {
  readonly name: string;
  readonly volume: number;
}

interface SoundChoice {
  /** The switch for sound effects, not for notifications. */
  readonly hasEffects: boolean;
  readonly preferences: SoundPreferences;
  /** The set to preview, played even if sounds are off. */
  readonly previewSet?: SoundSet | undefined;
}

/** The sound to play for the cue; undefined if silent. */
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

/** `basePath` has no trailing slash. */
export function soundUrl(name: string, basePath: string): string {
  return `${basePath}/sounds/${name}.wav`;
}
