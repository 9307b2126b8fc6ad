import type { ReactNode, RefObject } from 'react';

export interface LongListProps {
  count: number;
  /** The estimated height; all rows have the same height unless `heightOf` is given. */
  rowPx: number;
  /** Must stay the same function until a height changes. */
  heightOf?: ((index: number) => number) | undefined;
  /** A longer list renders only rows near the view. Default 100. */
  longestPlain?: number | undefined;
  gapPx?: number | undefined;
  container: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
  children: (index: number) => ReactNode;
  space: (heightPx: number) => ReactNode;
}
