import type { ReactNode, RefObject } from 'react';

export interface LongListProps {
  count: number;
  /** A row's height before one is measured. All rows have the same height, unless `heightOf` is given. */
  rowPx: number;
  /** Each row's own height; the same function until a height changes. */
  heightOf?: ((index: number) => number) | undefined;
  /** Maximum number of rows rendered plainly; a longer list renders only those near the view. Default 100. */
  longestPlain?: number | undefined;
  /** The space between two rows. */
  gapPx?: number | undefined;
  /** The parent element of the rows. */
  container: RefObject<HTMLElement | null>;
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>;
  /** One row; it must set a unique key. */
  children: (index: number) => ReactNode;
  /** A spacer for the rows above or below that are not in the page. */
  space: (heightPx: number) => ReactNode;
}
