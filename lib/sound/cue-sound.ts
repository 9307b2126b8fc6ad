import type { NotificationPreferences } from '@/lib/notifications/notification';
import type { Cue } from './cues';

type SoundPreferences = NotificationPreferences['sound'];

/** The sets of which one is the sound of what arrives. */
export type SoundSet = SoundPreferences['type'];

const VOLUME_STEPS = 10;

/** A file of public/sounds by its name, and how loud it is played: above 0, to 1, in steps of 0.1. */
export interface CueSound {
  readonly name: string;
  readonly volume: number;
}

interface SoundChoice {
  /** The sound-effects switch. */
  readonly isOn: boolean;
  readonly preferences: SoundPreferences;
  /** The set to try out, which sounds whatever is switched off. */
  readonly previewSet?: SoundSet | undefined;
}

/** What is heard for a cue; undefined where it stays silent. */
export function soundOfCue(cue: Cue, { isOn, preferences, previewSet }: SoundChoice): CueSound | undefined {
  const isNotification = cue === 'notification';
  if (previewSet === undefined && (!isOn || (isNotification && !preferences.enabled))) return undefined;
  const volume = Math.round(Math.min(1, Math.max(0, preferences.volume)) * VOLUME_STEPS) / VOLUME_STEPS;
  if (volume === 0) return undefined;
  return { name: isNotification ? `notification-${previewSet ?? preferences.type}` : cue, volume };
}

/** Where the file of a sound lies; `basePath` is the path the site is served under, without a slash at its end. */
export function soundUrl(name: string, basePath: string): string {
  return `${basePath}/sounds/${name}.wav`;
}
