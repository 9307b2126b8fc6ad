/** A press that came before the shortcuts did. */
export interface EarlyKey {
  readonly event: KeyboardEvent;
  /** When it was made, in milliseconds as `performance.now` tells them. */
  readonly at: number;
}

let early: readonly EarlyKey[] = [];

function keep(event: KeyboardEvent): void {
  early = [...early, { event, at: performance.now() }];
}

/** Keeps what is pressed until the shortcuts have come. */
export function keepEarlyKeys(): void {
  window.addEventListener('keydown', keep);
}

/** What was pressed so far, in its order; from now on nothing is kept. */
export function takeEarlyKeys(): readonly EarlyKey[] {
  window.removeEventListener('keydown', keep);
  const taken = early;
  early = [];
  return taken;
}
