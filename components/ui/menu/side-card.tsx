'use client';

import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useRootMark } from '@/components/ui/page/use-root-mark';

interface SideCardProps {
  /** The element that the card is about. */
  anchor: HTMLElement;
  /** Where it was pressed, in pixels from the window's left edge: a wide anchor has its card there. */
  x?: number | undefined;
  /** The accessible name. */
  label: string;
  children: ReactNode;
}

/** A wider anchor fills the view: its card stands below it instead of beside it. */
const WIDE_PX = 420;
const EDGE_PX = 8;
/** Dialogs that hold what opens over them; everything else is outside of them and would close them. */
const HOLDER = '[data-holds-menus]';

/**
 * A non-modal card beside an element, kept on screen. Who opens it moves the focus and closes it: `data-side-card`
 * finds it in the page. Shortcuts of the page work inside.
 */
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
      // A press on its ground leaves the focus, and so its keys, inside.
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
