import type { Shift } from '@/lib/shifts/shift/shift';

/** What the arrow keys go to: a bar, or with a key in place of the id what adds a shift to its row. */
export interface TimelineStop {
  readonly shift: Pick<Shift, 'id'>;
  readonly startMinute: number;
}

/** The bars as on screen: rows from top to bottom, each from left to right; a row may have none. */
export type BarRows = readonly (readonly TimelineStop[])[];

interface BarPlace {
  readonly row: number;
  readonly bar: TimelineStop;
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
      return nearestFrom(rows, row - 1, -1, bar);
    case 'ArrowDown':
      return nearestFrom(rows, row + 1, 1, bar);
    case 'Home': {
      const first = rows.findIndex((bars) => bars.length > 0);
      return placeOf(first, rows[first]?.[0]);
    }
    case 'End': {
      const last = rows.findLastIndex((bars) => bars.length > 0);
      return placeOf(last, rows[last]?.at(-1));
    }
    default:
      return undefined;
  }
}

/** The bar with the nearest start in the first row from there on with one. */
function nearestFrom(rows: BarRows, from: number, step: 1 | -1, bar: TimelineStop): BarPlace | undefined {
  for (let row = from; rows[row]; row += step) {
    const found = nearest(rows[row], bar);
    if (found) return { row, bar: found };
  }
  return undefined;
}

function placeOf(row: number, bar: TimelineStop | undefined): BarPlace | undefined {
  return bar && { row, bar };
}

function nearest(
  bars: readonly TimelineStop[] = [],
  { startMinute }: TimelineStop,
): TimelineStop | undefined {
  const distance = (bar: TimelineStop) => Math.abs(bar.startMinute - startMinute);
  return bars.reduce<TimelineStop | undefined>(
    (best, bar) => (best && distance(best) <= distance(bar) ? best : bar),
    undefined,
  );
}
