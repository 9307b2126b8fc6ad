/** In pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Offset of the toasts from their default position, in pixels: right and down. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

interface Context {
  /** The default position, with the current size. */
  readonly usual: Box;
  readonly window: Box;
  readonly kept: readonly Box[];
  /** Boxes that the toasts cover only if there is no other space. */
  readonly avoided: readonly Box[];
  /** The current offset, kept as long as the toasts cover nothing. */
  readonly current: Offset;
}

/** Minimum distance of the toasts from boxes and from the window's edges. */
const GAP_PX = 8;

/** Chooses an offset that covers nothing in `kept` if possible, and as little as possible of `avoided`. */
export function toastOffset({ usual, window, kept, avoided, current }: Context): Offset {
  const { x: left } = within({ x: window.left + GAP_PX - usual.left, y: 0 }, usual, window);
  const edges = [...kept, ...avoided].flatMap((box) => [
    box.top - GAP_PX - usual.bottom,
    box.bottom + GAP_PX - usual.top,
  ]);
  const rows = [0, window.top + GAP_PX - usual.top, ...edges];
  const places = rows.flatMap((y) => [0, left].map((x) => within({ x, y }, usual, window)));
  const rated = [current, ...places].map((shift, position) => {
    const box = moved(usual, shift);
    return {
      shift,
      costs: [
        // The current position is invalid if the window has become smaller.
        isInside(box, window) || position > 0 ? 0 : 1,
        covered(box, kept),
        covered(box, avoided),
        position === 0 ? -1 : Math.hypot(shift.x, shift.y),
      ],
    };
  });
  return rated.reduce((best, next) => (isLess(next.costs, best.costs) ? next : best)).shift;
}

function within({ x, y }: Offset, usual: Box, window: Box): Offset {
  const between = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));
  return {
    x: between(x, Math.min(0, window.left + GAP_PX - usual.left), 0),
    y: between(y, window.top + GAP_PX - usual.top, Math.min(0, window.bottom - GAP_PX - usual.bottom)),
  };
}

function moved(box: Box, { x, y }: Offset): Box {
  return { left: box.left + x, top: box.top + y, right: box.right + x, bottom: box.bottom + y };
}

function isInside(box: Box, window: Box): boolean {
  return (
    box.left >= window.left &&
    box.top >= window.top &&
    box.right <= window.right &&
    box.bottom <= window.bottom
  );
}

/** The covered area; a shared edge does not count. */
function covered(box: Box, others: readonly Box[]): number {
  return others.reduce((area, other) => {
    const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    return area + Math.max(0, width) * Math.max(0, height);
  }, 0);
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const difference = one.map((cost, index) => cost - (other[index] ?? 0)).find((value) => value !== 0);
  return (difference ?? 0) < 0;
}
