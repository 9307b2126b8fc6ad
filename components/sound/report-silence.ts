let isReported = false;

/** Logs only the first failure. A failed sound has no other effect. */
export function reportSilence(reason: unknown): void {
  if (isReported) return;
  isReported = true;
  console.warn('Failed to play a sound.', reason);
}
