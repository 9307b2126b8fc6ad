import type { TimelineBar } from './timeline';

/** The bars as on screen: rows from top to bottom, each from left to right. */
export type BarRows = readonly (readonly TimelineBar[])[];

interface BarPlace {
  readonly row: number;
  readonly bar: TimelineBar;
}

/** The row and bar of that shift; undefined when it is not shown. */
export function findBar(rows: BarRows, shiftId: string): BarPlace | undefined {
  for (const [row, bars] of rows.entries()) {
    const bar = bars.find(({ shift }) => shift.id === shiftId);
    if (bar) return { row, bar };
  }
  return undefined;
}

/**
 * The target of a key from a bar: left and right within its row, up and down to the bar of the next row with the
 * nearest start, Home and End to the first and last of all. Undefined for any other key or no target.
 */
export function barByKey(rows: BarRows, { row, bar }: BarPlace, key: string): BarPlace | undefined {
  const position = rows[row]?.indexOf(bar) ?? -1;
  switch (key) {
    case 'ArrowLeft':
      return placeOf(row, rows[row]?.[position - 1]);
    case 'ArrowRight':
      return placeOf(row, rows[row]?.[position + 1]);
    case 'ArrowUp':
      return placeOf(row - 1, nearest(rows[row - 1], bar));
    case 'ArrowDown':
      return placeOf(row + 1, nearest(rows[row + 1], bar));
    case 'Home':
      return placeOf(0, rows[0]?.[0]);
    case 'End':
      return placeOf(rows.length - 1, rows.at(-1)?.at(-1));
    default:
      return undefined;
  }
}

function placeOf(row: number, bar: TimelineBar | undefined): BarPlace | undefined {
  return bar && { row, bar };
}

function nearest(bars: readonly TimelineBar[] = [], { startMinute }: TimelineBar): TimelineBar | undefined {
  const distance = (bar: TimelineBar) => Math.abs(bar.startMinute - startMinute);
  return bars.reduce<TimelineBar | undefined>(
    (best, bar) => (best && distance(best) <= distance(bar) ? best : bar),
    undefined,
  );
}
