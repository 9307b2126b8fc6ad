'use client';

import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react';
import { useEffect, useId } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '@/components/ui/class-names';

export interface TooltipSurfaceProps {
  anchor: Element;
  content: string;
  shortcut?: string | undefined;
  detail?: string | undefined;
  placement: 'top' | 'bottom' | 'left' | 'right';
  onLeave: () => void;
}

export function TooltipSurface({
  anchor,
  content,
  shortcut,
  detail,
  placement,
  onLeave,
}: TooltipSurfaceProps) {
  const id = useId();
  const { refs, floatingStyles } = useFloating({
    elements: { reference: anchor },
    placement,
    strategy: 'fixed',
    middleware: [offset(0), flip({ padding: 8 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });

  useEffect(() => {
    const name = anchor.getAttribute('aria-label') ?? anchor.textContent;
    const before = anchor.getAttribute('aria-describedby');
    // A control described by its own name would be read twice.
    if (name?.trim() === content.trim()) return;
    anchor.setAttribute('aria-describedby', before ? `${before} ${id}` : id);
    return () => {
      if (before) anchor.setAttribute('aria-describedby', before);
      else anchor.removeAttribute('aria-describedby');
    };
  }, [anchor, content, id]);

  // The padding bridges the gap to the control, so that the pointer can reach the text.
  return createPortal(
    <div
      ref={refs.setFloating}
      data-tooltip=""
      onPointerLeave={onLeave}
      style={floatingStyles}
      className="z-60 max-w-72 p-1.5"
    >
      <div
        id={id}
        role="tooltip"
        className={classNames(
          'flex bg-ink text-xs font-medium text-canvas shadow-3',
          detail
            ? 'tnum flex-col gap-0.5 rounded-control px-2.5 py-2'
            : 'items-center gap-2 rounded-card px-2 py-1',
        )}
      >
        <span>{content}</span>
        {detail && <strong>{detail}</strong>}
        {shortcut && <kbd className="font-sans text-canvas">{shortcut}</kbd>}
      </div>
    </div>,
    document.body,
  );
}
