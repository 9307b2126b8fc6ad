'use client';

import { type ReactElement, useEffect, useRef, useState } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { TOOLTIP_DELAY_MS, TOOLTIP_TOUCH_CLOSE_MS } from '@/lib/timing';

const TooltipSurface = lazyPart(() => import('./tooltip-surface').then((module) => module.TooltipSurface), {
  onError: logLoadFailure,
});

export interface TooltipProps {
  content: string;
  shortcut?: string | undefined;
  placement?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /** One element; the content describes the element unless the content is already the element's name. */
  children: ReactElement;
}

export function Tooltip({ content, shortcut, placement = 'bottom', children }: TooltipProps) {
  const wrapper = useRef<HTMLSpanElement>(null);
  const [anchor, setAnchor] = useState<Element | null>(null);

  useEffect(() => {
    const element = wrapper.current;
    if (!element) return;
    return watchTooltipTriggers(element, {
      delayMs: TOOLTIP_DELAY_MS,
      touchCloseMs: TOOLTIP_TOUCH_CLOSE_MS,
      open: () => setAnchor(element.firstElementChild),
      close: () => setAnchor(null),
    });
  }, []);

  return (
    <span ref={wrapper} className="contents">
      {children}
      {anchor && (
        <TooltipSurface
          anchor={anchor}
          content={content}
          shortcut={shortcut}
          placement={placement}
          onLeave={() => setAnchor(null)}
        />
      )}
    </span>
  );
}

interface TooltipTriggers {
  delayMs: number;
  touchCloseMs: number;
  open: () => void;
  close: () => void;
}

/** Handles hover, keyboard focus, long press and Escape; returns a function that stops watching. */
function watchTooltipTriggers(element: HTMLElement, triggers: TooltipTriggers): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;

  const close = () => {
    clearTimeout(timer);
    isOpen = false;
    triggers.close();
  };
  const openLater = (isTouch: boolean) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isOpen = true;
      triggers.open();
      if (isTouch) timer = setTimeout(close, triggers.touchCloseMs);
    }, triggers.delayMs);
  };
  const handlePointerLeave = (event: PointerEvent) => {
    // A finger leaves as soon as it lifts; a tooltip opened by long press closes after its own delay.
    if (event.pointerType === 'touch' && isOpen) return;
    // The pointer may hover the text; the surface closes when it leaves.
    if (event.relatedTarget instanceof Element && event.relatedTarget.closest('[data-tooltip]')) return;
    close();
  };
  const handlePointerEnter = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' && !isOpen) openLater(false);
  };
  const handlePointerDown = (event: PointerEvent) => {
    if (event.pointerType === 'touch') openLater(true);
    else close();
  };
  const handleFocusIn = (event: FocusEvent) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) openLater(false);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };

  element.addEventListener('pointerenter', handlePointerEnter, { signal });
  element.addEventListener('pointerleave', handlePointerLeave, { signal });
  element.addEventListener('pointerdown', handlePointerDown, { signal });
  element.addEventListener('pointercancel', close, { signal });
  element.addEventListener('focusin', handleFocusIn, { signal });
  element.addEventListener('focusout', close, { signal });
  // Captured and not stopped: the dialog around the control may want the same key.
  element.ownerDocument.addEventListener('keydown', handleKeyDown, { signal, capture: true });

  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}
