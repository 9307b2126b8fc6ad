'use client';

import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { LongListProps } from './long-list-props';

const OVERSCAN_ROWS = 12;

/** Renders the rows near the view and the focused one, so that scrolling keeps the focus. */
export function VirtualRows({
  count,
  rowPx,
  heightOf,
  gapPx = 0,
  container,
  scroller,
  children,
  space,
}: LongListProps) {
  const [measured, setMeasured] = useState({ rowPx, topPx: 0 });
  const focused = useFocusedRow(container);
  const virtualizer = useVirtualizer({
    count,
    gap: gapPx,
    overscan: OVERSCAN_ROWS,
    scrollMargin: measured.topPx,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heightOf?.(index) ?? measured.rowPx,
    rangeExtractor: useCallback(
      (range: Range) => {
        const rows = new Set(defaultRangeExtractor(range));
        if (focused !== undefined && focused < range.count) rows.add(focused);
        return [...rows].sort((one, other) => one - other);
      },
      [focused],
    ),
  });

  useLayoutEffect(() => {
    if (heightOf) virtualizer.measure();
  }, [heightOf, virtualizer]);

  useLayoutEffect(() => {
    const [list, outer] = [container.current, scroller.current];
    const row = list?.querySelector<HTMLElement>('[data-row-index]');
    if (!list || !outer || !row) return;
    const topPx = list.getBoundingClientRect().top - outer.getBoundingClientRect().top + outer.scrollTop;
    const height = heightOf ? measured.rowPx : row.getBoundingClientRect().height;
    // Ignores subpixel differences from display scaling, which would cause an endless loop.
    const isSame = Math.abs(measured.rowPx - height) < 0.5 && Math.abs(measured.topPx - topPx) < 0.5;
    if (isSame) return;
    setMeasured({ rowPx: height, topPx });
    virtualizer.measure();
  });

  const rows = virtualizer.getVirtualItems();
  const last = rows.at(-1);
  let endPx = measured.topPx - gapPx;
  const shown = rows.flatMap((row) => {
    const missingPx = row.start - endPx - gapPx;
    endPx = row.end;
    const before =
      missingPx > 0.5 ? <Fragment key={`before-${row.index}`}>{space(missingPx - gapPx)}</Fragment> : null;
    return [before, children(row.index)];
  });
  const restPx = last ? virtualizer.getTotalSize() + measured.topPx - last.end - gapPx : 0;
  return (
    <>
      {shown}
      {restPx > 0.5 && space(restPx)}
    </>
  );
}

function useFocusedRow(container: RefObject<HTMLElement | null>): number | undefined {
  const [focused, setFocused] = useState<number>();
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const follow = (event: FocusEvent) => {
      const row =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row-index]') : null;
      setFocused(row ? Number(row.dataset.rowIndex) : undefined);
    };
    // While the focus moves to another row, that row must stay in the page.
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setFocused(undefined);
    };
    element.addEventListener('focusin', follow);
    element.addEventListener('focusout', forget);
    return () => {
      element.removeEventListener('focusin', follow);
      element.removeEventListener('focusout', forget);
    };
  }, [container]);
  return focused;
}
