'use client';

import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { PHONE } from '@/components/ui/page/layout-queries';
import {
  CLOSING_PERCENT,
  possiblePercent,
  SMALLEST_PERCENT,
  STEP_PERCENT,
  TALLEST_PERCENT,
} from './panel-height';

interface PanelHandleProps {
  label: string;
  percent: number;
  onChange: (percent: number) => void;
  onClose: () => void;
}

interface Drag {
  readonly fromY: number;
  readonly fromPercent: number;
}

function draggedPercent({ fromY, fromPercent }: Drag, y: number): number {
  return fromPercent + ((fromY - y) / window.innerHeight) * 100;
}

/** The handle on a panel's edge: dragged, or moved with the arrow keys, it resizes the panel. */
export function PanelHandle({ label, percent, onChange, onClose }: PanelHandleProps) {
  const drag = useRef<Drag>(null);

  const handleKeyDown = (event: KeyboardEvent) => {
    const target: Record<string, number> = {
      ArrowUp: percent + STEP_PERCENT,
      ArrowDown: percent - STEP_PERCENT,
      Home: SMALLEST_PERCENT,
      End: TALLEST_PERCENT,
    };
    const next = target[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onChange(possiblePercent(next));
  };

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    // On a phone a finger moves the whole sheet.
    if (event.button !== 0 || (event.pointerType === 'touch' && window.matchMedia(PHONE).matches)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { fromY: event.clientY, fromPercent: percent };
  };
  const handlePointerMove = (event: PointerEvent) => {
    if (drag.current) onChange(possiblePercent(draggedPercent(drag.current, event.clientY)));
  };
  const handlePointerUp = (event: PointerEvent) => {
    const start = drag.current;
    drag.current = null;
    if (start && draggedPercent(start, event.clientY) < CLOSING_PERCENT) onClose();
  };

  return (
    <hr
      tabIndex={0}
      aria-label={label}
      aria-orientation="horizontal"
      aria-valuemin={SMALLEST_PERCENT}
      aria-valuemax={TALLEST_PERCENT}
      aria-valuenow={percent}
      aria-valuetext={`${percent} %`}
      data-panel-header=""
      onKeyDown={handleKeyDown}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={handlePointerUp}
      onPointerCancel={() => {
        drag.current = null;
      }}
      className="focus-ring absolute top-0.5 left-1/2 z-10 h-5 w-24 -translate-x-1/2 cursor-ns-resize touch-none rounded-card border-0 before:absolute before:top-1.5 before:left-1/2 before:h-1.25 before:w-9 before:-translate-x-1/2 before:rounded-full before:bg-line-strong hover:before:bg-field-line"
    />
  );
}
