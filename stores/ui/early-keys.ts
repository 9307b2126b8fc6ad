/** A key press from before the shortcuts were loaded. */
export interface EarlyKey {
  readonly event: KeyboardEvent;
  /** In milliseconds of `performance.now`. */
  readonly at: number;
}

let early: readonly EarlyKey[] = [];

function keep(event: KeyboardEvent): void {
  early = [...early, { event, at: performance.now() }];
}

export function keepEarlyKeys(): void {
  window.addEventListener('keydown', keep);
}

/** Returns the stored key presses, in order, and stops storing. */
export function drainEarlyKeys(): readonly EarlyKey[] {
  window.removeEventListener('keydown', keep);
  const taken = early;
  early = [];
  return taken;
}
