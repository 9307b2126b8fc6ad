/** Undos of what is no change of the schedule, by the id under which their notices name them. */
const offered = new Map<string, () => void>();
/** Far more than notices stay on the screen. */
const MAX_OFFERED = 50;
let count = 0;

/** Offers an undo, once, and returns the `changeId` for its notice. */
export function offerUndo(undo: () => void): string {
  count += 1;
  // No change of the schedule has such an id.
  const id = `offered-${count}`;
  offered.set(id, () => {
    offered.delete(id);
    undo();
  });
  const [oldest] = offered.keys();
  if (offered.size > MAX_OFFERED && oldest !== undefined) offered.delete(oldest);
  return id;
}

/** The undo offered under that id, while it has not been used. */
export function offeredUndo(id: string): (() => void) | undefined {
  return offered.get(id);
}
