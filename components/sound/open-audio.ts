import { Howler } from 'howler';
import { reportSilence } from './report-silence';

/** The types leave out that there may be none. */
const currentAudio = (): AudioContext | null => Howler.ctx;

/** Creates the audio that every sound is played with, once; without any, the sounds say so themselves. */
export function openAudio(): void {
  if (currentAudio()) return;
  // Asking for the volume to be set is what makes Howler create its audio.
  Howler.volume(1);
  const audio = currentAudio();
  if (!audio) return;
  // Howler leaves a refused resume unhandled; it only has to hear of one that succeeds.
  const resume = audio.resume.bind(audio);
  audio.resume = () =>
    resume().catch((error: unknown) => {
      reportSilence(error);
      return new Promise<void>(() => {});
    });
}

/** Whether the browser would hold a sound back until the page is first touched, and play it then, out of place. */
export function isHeldBack(): boolean {
  return currentAudio()?.state === 'suspended' && navigator.userActivation?.hasBeenActive === false;
}
