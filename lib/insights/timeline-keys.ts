import type { Shift } from '@/lib/shifts/shift/shift';

/** A target of the arrow keys: a bar, or a row's Add button, with a key instead of the id. */
export interface TimelineStop {
  readonly shift: Pick<Shift, 'id'>;
  readonly startMinute: number;
}

/** Rows from top to bottom, bars from left to right; a row may be empty. */
export type BarRows = readonly (readonly TimelineStop[])[];

interface BarPlace {
  readonly row: number;
  readonly bar: TimelineStop;
}

/** Undefined if the shift is not shown. */
export function findBar(rows: BarRows, shiftId: string): BarPlace | undefined {
  for (const [row, bars] of rows.entries()) {
    const bar = bars.find(({ shift }) => shift.id === shiftId);
    if (bar) return { row, bar };
  }
  return undefined;
}

/** Up and down go to the nearest start in the next row. Undefined for other keys or without a target. */
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

/** Skips rows without bars, from row `from` in direction `step`; returns the bar with the nearest start. */
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
