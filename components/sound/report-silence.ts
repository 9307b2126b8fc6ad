let isTold = false;

/** Logs why the cues stay silent, once; that is all that comes of it. */
export function reportSilence(reason: unknown): void {
  if (isTold) return;
  isTold = true;
  console.warn('Sounds: the cues stay silent.', reason);
}
