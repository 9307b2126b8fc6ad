'use client';

import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { PHONE } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import type { LocalDate } from '@/lib/time/local-date';
import { MonthGrid } from './month-grid';

interface FieldMonthProps {
  label: string;
  field: HTMLInputElement;
  selected: LocalDate;
  today: LocalDate;
  /** The month was opened by key: the selected day receives the focus. */
  isEntered: boolean;
  onPick: (date: LocalDate) => void;
  onClose: () => void;
}

const HOLDER = '[data-holds-menus]';
/** A month with its gaps to the dialog and the window's edge. */
const ROOM_PX = 290;
const EDGE_PX = 8;

/**
 * The field keeps the focus until the person enters the month. The month is placed beside the field's dialog,
 * else over its aside, else below the field; on a phone, in the form. Escape closes only the month.
 */
export function FieldMonth({ label, field, isEntered, onPick, onClose, ...days }: FieldMonthProps) {
  const isPhone = useMediaQuery(PHONE);
  const month = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !field.contains(target) && !month.current?.contains(target);
    const onLeave = ({ target }: Event) => {
      if (isOutside(target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      field.focus();
      close();
    };
    document.addEventListener('pointerdown', onLeave, true);
    document.addEventListener('focusin', onLeave, true);
    window.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onLeave, true);
      document.removeEventListener('focusin', onLeave, true);
      window.removeEventListener('keydown', onKey, true);
    };
  }, [field]);
  useEffect(() => {
    if (isPhone) month.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isPhone]);
  const grid = (
    // A press on the background keeps the focus inside.
    <div
      ref={month}
      // In place, the month is part of the form and named by its heading.
      {...(!isPhone && { role: 'dialog', 'aria-label': label })}
      tabIndex={-1}
      className="p-3 outline-none phone:p-0 phone:pt-1"
    >
      <MonthGrid
        // Remounted, because the grid focuses a day on mount.
        key={String(isEntered)}
        {...days}
        autoFocus={isEntered}
        onSelect={(date) => {
          onPick(date);
          field.focus();
          onClose();
        }}
      />
    </div>
  );
  return isPhone ? grid : <Beside field={field}>{grid}</Beside>;
}

function Beside({ field, children }: { field: HTMLInputElement; children: ReactNode }) {
  const holder = field.closest(HOLDER);
  const sides = holder?.getBoundingClientRect();
  const hasRoom = sides !== undefined && sides.left >= ROOM_PX;
  // Otherwise place the month over the pane beside the fields, if the dialog has a pane.
  const pane = hasRoom ? null : holder?.querySelector('[data-aside]');
  const { refs, floatingStyles } = useFloating({
    open: true,
    placement: pane ? 'right-end' : hasRoom ? 'left-start' : 'bottom-start',
    strategy: 'fixed',
    middleware: [
      // The pane is one pixel wider than the month on either side.
      offset(pane ? 1 : EDGE_PX),
      ...(hasRoom ? [] : [flip({ padding: EDGE_PX })]),
      shift({ padding: EDGE_PX }),
    ],
    whileElementsMounted: autoUpdate,
  });
  const { setPositionReference } = refs;
  useLayoutEffect(() => {
    setPositionReference({
      contextElement: field,
      getBoundingClientRect() {
        const box = (field.parentElement ?? field).getBoundingClientRect();
        const around = hasRoom && holder ? holder.getBoundingClientRect() : box;
        if (pane) return new DOMRect(pane.getBoundingClientRect().left, box.top, 0, box.height);
        return new DOMRect(around.left, box.top, around.width, box.height);
      },
    });
  }, [setPositionReference, field, holder, hasRoom, pane]);
  return createPortal(
    <div
      ref={refs.setFloating}
      style={floatingStyles}
      className="z-50 max-h-[calc(100dvh-16px)] overflow-y-auto rounded-popover bg-raised shadow-3 contrast:border-2 contrast:border-line-strong"
    >
      {children}
    </div>,
    document.body,
  );
}
