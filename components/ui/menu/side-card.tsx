'use client';

import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useRootMark } from '@/components/ui/page/use-root-mark';

interface SideCardProps {
  anchor: HTMLElement;
  /** Where a wide anchor was pressed, in pixels from the window's left edge. */
  x?: number | undefined;
  label: string;
  children: ReactNode;
}

/** The card of a wider anchor is below, not beside. */
const WIDE_PX = 420;
const EDGE_PX = 8;
/** Dialogs that hold their overlays; an overlay elsewhere would close them as an outside click. */
const HOLDER = '[data-holds-menus]';

/** Not modal. The opener moves the focus and closes the card, found by `data-side-card`. */
export function SideCard({ anchor, x, label, children }: SideCardProps) {
  const isWide = anchor.getBoundingClientRect().width > WIDE_PX;
  const { refs, floatingStyles } = useFloating({
    open: true,
    placement: isWide ? 'bottom-start' : 'right-start',
    strategy: 'fixed',
    middleware: [
      offset(EDGE_PX),
      flip({ padding: EDGE_PX, fallbackAxisSideDirection: 'start' }),
      shift({ padding: EDGE_PX }),
    ],
    whileElementsMounted: autoUpdate,
  });
  useRootMark('dialog');
  const { setPositionReference } = refs;
  useLayoutEffect(() => {
    setPositionReference({
      contextElement: anchor,
      getBoundingClientRect() {
        const box = anchor.getBoundingClientRect();
        return isWide ? new DOMRect(x ?? box.left + EDGE_PX, box.top, 0, box.height) : box;
      },
    });
  }, [setPositionReference, anchor, x, isWide]);
  return createPortal(
    <div
      ref={refs.setFloating}
      role="dialog"
      aria-label={label}
      // A press on the background keeps the focus, and so the keys, inside.
      tabIndex={-1}
      data-side-card=""
      data-open-to-shortcuts=""
      style={floatingStyles}
      className="z-50 max-h-[calc(100dvh-16px)] w-92 max-w-[calc(100vw-16px)] overflow-y-auto rounded-popover bg-raised shadow-3 outline-none contrast:border-2 contrast:border-line-strong"
    >
      {children}
    </div>,
    anchor.closest(HOLDER) ?? document.body,
  );
}
