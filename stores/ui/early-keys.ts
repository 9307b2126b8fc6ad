/** A key press that came before the shortcuts were loaded. */
export interface EarlyKey {
  readonly event: KeyboardEvent;
  /** When it was made, in milliseconds of `performance.now`. */
  readonly at: number;
}

let early: readonly EarlyKey[] = [];

function keep(event: KeyboardEvent): void {
  early = [...early, { event, at: performance.now() }];
}

/** Keeps key presses until the shortcuts are loaded. */
export function keepEarlyKeys(): void {
  window.addEventListener('keydown', keep);
}

/** The key presses so far, in order; from now on none are kept. */
export function takeEarlyKeys(): readonly EarlyKey[] {
  window.removeEventListener('keydown', keep);
  const taken = early;
  early = [];
  return taken;
}
