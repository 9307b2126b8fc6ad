/** Undo functions for actions that are not schedule changes, by the `changeId` of their notifications. */
const offered = new Map<string, () => void>();
/** Far more than the notifications that can be on screen. */
const MAX_OFFERED = 50;
let count = 0;

/** Offers an undo, once, and returns the `changeId` for its notification. */
export function offerUndo(undo: () => void): string {
  count += 1;
  // Cannot collide with the id of a schedule change.
  const id = `offered-${count}`;
  offered.set(id, () => {
    offered.delete(id);
    undo();
  });
  const [oldest] = offered.keys();
  if (offered.size > MAX_OFFERED && oldest !== undefined) offered.delete(oldest);
  return id;
}

/** Undefined once the undo has been used. */
export function offeredUndo(id: string): (() => void) | undefined {
  return offered.get(id);
}
