import type { ReactNode, RefObject } from 'react';

export interface LongListProps {
  count: number;
  /** A row's height, before one has been measured. All rows have the same. */
  rowPx: number;
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
