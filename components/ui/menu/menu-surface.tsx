'use client';

import {
  autoUpdate,
  flip,
  offset,
  shift,
  size,
  useDismiss,
  useFloating,
  useInteractions,
  useListNavigation,
  useTypeahead,
} from '@floating-ui/react';
import { Check, ExternalLink } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '@/components/ui/class-names';
import { AppLink } from '@/components/ui/page/app-link';
import type { MenuItem } from './menu-item';

export interface MenuSurfaceProps {
  id: string;
  label: string;
  items: readonly MenuItem[];
  anchor: HTMLElement;
  /** Where the menu opens, in window pixels; absent: below the anchor. */
  at?: { readonly x: number; readonly y: number } | undefined;
  startsAtEnd: boolean;
  onClose: (returnsFocus: boolean) => void;
}

/** Menus are rendered into a landmark, so that screen readers do not report content outside landmarks. */
const LANDMARKS = 'header, main, [data-holds-menus]';

const itemClass =
  'flex min-h-8 w-full items-center gap-2 rounded-card px-2 py-1 text-left text-sm outline-none phone:min-h-11 coarse:min-h-11 ' +
  'focus:bg-hover contrast:focus:bg-ink contrast:focus:text-canvas contrast:focus:[&>svg]:text-canvas [&>svg]:size-4 ' +
  'focus-visible:shadow-[inset_0_0_0_var(--focus-width)_var(--focus)] aria-disabled:text-ink-3';

export function MenuSurface({ id, label, items, anchor, at, startsAtEnd, onClose }: MenuSurfaceProps) {
  const [activeIndex, setActiveIndex] = useState<number | null>(startsAtEnd ? items.length - 1 : 0);
  const elements = useRef<Array<HTMLElement | null>>([]);
  const labels = useRef<Array<string | null>>([]);
  labels.current = items.map((item) => item.label);

  const { refs, floatingStyles, context } = useFloating({
    open: true,
    onOpenChange: (_isOpen, _event, reason) => onClose(reason === 'escape-key'),
    elements: { reference: anchor },
    placement: at ? 'bottom-start' : 'bottom-end',
    strategy: 'fixed',
    middleware: [
      offset(at ? 0 : 6),
      flip({ padding: 8 }),
      shift({ padding: 8 }),
      size({
        padding: 8,
        apply: ({ availableHeight, elements: { floating } }) => {
          floating.style.maxHeight = `${Math.max(160, availableHeight)}px`;
        },
      }),
    ],
    whileElementsMounted: autoUpdate,
  });
  const { setPositionReference } = refs;
  useLayoutEffect(() => {
    if (at) setPositionReference({ getBoundingClientRect: () => new DOMRect(at.x, at.y, 0, 0) });
  }, [setPositionReference, at]);
  const { getFloatingProps, getItemProps } = useInteractions([
    useDismiss(context),
    useListNavigation(context, { listRef: elements, activeIndex, onNavigate: setActiveIndex, loop: true }),
    useTypeahead(context, { listRef: labels, activeIndex, onMatch: setActiveIndex }),
  ]);

  const select = (item: MenuItem) => {
    if (item.disabled) return;
    onClose(true);
    item.onSelect?.();
  };
  // Returns the focus first, so that Tab continues from the trigger.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') onClose(true);
  };

  const drawItem = (item: MenuItem, index: number) => {
    const isChoice = item.checked !== undefined;
    const props = {
      ...getItemProps({ onClick: () => select(item) }),
      ref: (element: HTMLElement | null) => {
        elements.current[index] = element;
      },
      role: isChoice ? 'menuitemradio' : 'menuitem',
      'aria-label': item.name,
      'aria-checked': item.checked,
      tabIndex: index === activeIndex ? 0 : -1,
      'aria-disabled': item.disabled || undefined,
      className: classNames(
        itemClass,
        item.tone === 'danger' ? 'text-danger-text' : 'text-ink [&>svg]:text-icon',
      ),
    };
    return (
      <div key={item.id} role="none">
        {item.separatorBefore && <hr className="mx-2 my-1 border-t border-line" />}
        {item.href && item.newTabHint ? (
          <a href={item.href} target="_blank" rel="noopener" aria-description={item.newTabHint} {...props}>
            {item.icon}
            <span className="grow">{item.label}</span>
            <ExternalLink aria-hidden="true" />
          </a>
        ) : item.href && !item.disabled ? (
          <AppLink href={item.href} {...props}>
            {item.icon}
            {item.label}
          </AppLink>
        ) : (
          <button type="button" {...props}>
            {isChoice && <Check aria-hidden="true" className={item.checked ? '' : 'invisible'} />}
            {item.icon}
            {item.label}
          </button>
        )}
      </div>
    );
  };

  return createPortal(
    <div
      {...getFloatingProps({ onKeyDown: handleKeyDown })}
      ref={refs.setFloating}
      id={id}
      role="menu"
      aria-label={label}
      style={floatingStyles}
      className="z-50 max-w-[calc(100vw-16px)] min-w-48 overflow-y-auto rounded-popover bg-raised p-1 shadow-3 outline-none"
    >
      {groupsOf(items).map(({ name, from, members }) => {
        const drawn = members.map((item, position) => drawItem(item, from + position));
        if (name === undefined) return drawn;
        return (
          <fieldset key={name} aria-label={name}>
            <p aria-hidden="true" className="px-2 pt-1.5 pb-0.5 text-xs text-ink-2">
              {name}
            </p>
            {drawn}
          </fieldset>
        );
      })}
    </div>,
    anchor.closest(LANDMARKS) ?? document.body,
  );
}

interface Group {
  readonly name: string | undefined;
  readonly from: number;
  readonly members: MenuItem[];
}

function groupsOf(items: readonly MenuItem[]): readonly Group[] {
  const groups: Group[] = [];
  for (const [index, item] of items.entries()) {
    const last = groups.at(-1);
    if (last && last.name === item.group) last.members.push(item);
    else groups.push({ name: item.group, from: index, members: [item] });
  }
  return groups;
}
