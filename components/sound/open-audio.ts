import { Howler } from 'howler';
import { reportSilence } from './report-silence';

/** May be null, which Howler's types omit. */
const currentAudio = (): AudioContext | null => Howler.ctx;

/** Creates the shared audio context, once; without one, each sound reports its own failure. */
export function openAudio(): void {
  if (currentAudio()) return;
  // Setting the volume makes Howler create its audio context.
  Howler.volume(1);
  const audio = currentAudio();
  if (!audio) return;
  // Howler leaves a rejected resume unhandled, and only needs the result of a successful one.
  const resume = audio.resume.bind(audio);
  audio.resume = () =>
    resume().catch((error: unknown) => {
      reportSilence(error);
      return new Promise<void>(() => {});
    });
}

/**
 * Whether the browser would delay a sound until the first user gesture; a late sound would be out of place.
 */
export function isBlockedByBrowser(): boolean {
  return currentAudio()?.state === 'suspended' && navigator.userActivation?.hasBeenActive === false;
}
