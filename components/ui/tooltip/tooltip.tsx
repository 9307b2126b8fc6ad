'use client';

import { type ReactElement, useEffect, useRef, useState } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { TOOLTIP_DELAY_MS, TOOLTIP_TOUCH_CLOSE_MS } from '@/lib/timing';
import { watchTooltipTriggers } from './watch-tooltip-triggers';

const TooltipSurface = lazyPart(() => import('./tooltip-surface').then((module) => module.TooltipSurface), {
  onError: logLoadFailure,
});

export interface TooltipProps {
  content: string;
  shortcut?: string | undefined;
  placement?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /** One element; the content describes it unless that is already its name. */
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
