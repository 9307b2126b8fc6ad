'use client';

import {
  autoUpdate,
  FloatingFocusManager,
  FloatingPortal,
  flip,
  offset,
  shift,
  size,
  useDismiss,
  useFloating,
  useInteractions,
} from '@floating-ui/react';
import type { ReactNode, RefObject } from 'react';
import { classNames } from '@/components/ui/class-names';
import { useRootMark } from '@/components/ui/page/use-root-mark';

interface PopoverSurfaceProps {
  anchor: HTMLElement | null;
  placement?: 'bottom-start' | 'bottom-end' | undefined;
  /** The accessible name, or in `labelledBy` the id of its element. */
  label?: string | undefined;
  labelledBy?: string | undefined;
  /** Absent: a child must focus itself. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Beyond this height, or the window's height, the content scrolls. */
  mostHeightPx?: number | undefined;
  className?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

const MIN_HEIGHT_PX = 240;

/** Keeps the focus inside; Escape and a click outside close the card. */
export function PopoverSurface(props: PopoverSurfaceProps) {
  const { anchor, placement = 'bottom-start', mostHeightPx = Number.POSITIVE_INFINITY, onClose } = props;
  const { refs, floatingStyles, context } = useFloating({
    open: true,
    onOpenChange: onClose,
    elements: { reference: anchor },
    placement,
    strategy: 'fixed',
    middleware: [
      offset(6),
      flip({ padding: 8 }),
      shift({ padding: 8 }),
      size({
        padding: 8,
        apply: ({ availableHeight, elements: { floating } }) => {
          const height = Math.min(mostHeightPx, Math.max(MIN_HEIGHT_PX, availableHeight));
          floating.style.maxHeight = `${height}px`;
        },
      }),
    ],
    whileElementsMounted: autoUpdate,
  });
  useRootMark('dialog');
  const { getFloatingProps } = useInteractions([useDismiss(context)]);
  return (
    <FloatingPortal>
      <FloatingFocusManager context={context} initialFocus={props.initialFocus ?? -1}>
        <div
          {...getFloatingProps()}
          ref={refs.setFloating}
          role="dialog"
          aria-label={props.label}
          aria-labelledby={props.labelledBy}
          style={floatingStyles}
          className={classNames(
            'z-50 flex max-w-[calc(100vw-16px)] flex-col rounded-popover bg-raised shadow-3 outline-none',
            props.className,
          )}
        >
          {props.children}
        </div>
      </FloatingFocusManager>
    </FloatingPortal>
  );
}
