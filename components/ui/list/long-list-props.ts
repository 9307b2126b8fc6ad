import type { ReactNode, RefObject } from 'react';

export interface LongListProps {
  count: number;
  /** A row's height, before one has been measured. All rows have the same, unless `heightOf` says each one's. */
  rowPx: number;
  /** Each row's own height; the same function until a height changes. */
  heightOf?: ((index: number) => number) | undefined;
  /** As many rows may be in the page at once; of more only those near the view. 100 where it is left out. */
  longestPlain?: number | undefined;
  /** The space between two rows. */
  gapPx?: number | undefined;
  /** The element around the rows, whose children they are. */
  container: RefObject<HTMLElement | null>;
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>;
  /** One row; its key must be its own. */
  children: (index: number) => ReactNode;
  /** Stands for the rows above or below that are not in the page. */
  space: (heightPx: number) => ReactNode;
}
