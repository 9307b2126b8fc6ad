let isReported = false;

/** Once; there is no other effect. */
export function reportSilence(reason: unknown): void {
  if (isReported) return;
  isReported = true;
  console.warn('Failed to play a sound.', reason);
}
