import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { type Box, placeOfToasts, type Shift } from '@/lib/notifications/toast-place';

/** Bars and buttons that are never covered, wherever they are, and what is said of times being typed. */
const KEPT =
  '[data-keep-clear], [data-publish-dock], [data-action-sheet], [data-selection-place] > *, [data-grid-cell] [role="status"]';
/** What lies over the page: kept free as a whole, or where it fills most of the window, as far as possible. */
const OVER_PAGE =
  '[data-holds-menus], [data-side-card], [role="dialog"]:not([data-headlessui-state]), [role="menu"], [role="listbox"]';
/** The whole of what is worked on around the focus: the row in which somebody types, the card of a button. */
const WORKED_ON = '[data-grid-row]:has(input:focus), [data-shift-id]';
/** Marks on the root tell of bars that come and go. */
const ROOT_MARKS = ['data-dialog', 'data-publish-dock', 'data-selecting', 'data-action-sheet', 'style'];
/** A sheet that comes without motion stands where it will be only after some frames. */
const SETTLING_FRAMES = 4;
const MOVES = ['focusin', 'scroll', 'transitionend', 'animationend', 'resize'] as const;

/**
 * Keeps the toasts off what somebody is working on: they go to the nearest free place, outside of React, and back to the
 * usual one with the next toasts.
 */
export function useToastPlace(stack: RefObject<HTMLElement | null>): void {
  // After each render: the toasts have another size.
  useLayoutEffect(() => place(stack.current));

  useEffect(() => {
    let frame = 0;
    const follow = (frames: number) => {
      frame = requestAnimationFrame(() => {
        place(stack.current);
        if (frames > 1) follow(frames - 1);
      });
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      follow(SETTLING_FRAMES);
    };
    const observer = new MutationObserver(soon);
    observer.observe(document.documentElement, { attributeFilter: ROOT_MARKS });
    for (const type of MOVES) window.addEventListener(type, soon, true);
    window.visualViewport?.addEventListener('resize', soon);
    const home = stack.current?.parentElement;
    return () => {
      if (home) home.style.translate = '';
      cancelAnimationFrame(frame);
      observer.disconnect();
      for (const type of MOVES) window.removeEventListener(type, soon, true);
      window.visualViewport?.removeEventListener('resize', soon);
    };
  }, [stack]);
}

function place(stack: HTMLElement | null): void {
  const home = stack?.parentElement;
  // Whoever has gone to a toast finds it where it is.
  if (!stack || !home || stack.contains(document.activeElement)) return;
  const window = visibleWindow();
  const over = boxesOf(document.body.querySelectorAll(OVER_PAGE));
  const area = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);
  const isLarge = (box: Box) => area(box) > area(window) / 2;
  const { x, y } = placeOfToasts({
    usual: usualBox(home),
    window,
    kept: [
      // Not the root, which is marked by the same names.
      ...boxesOf(document.body.querySelectorAll(KEPT)),
      ...boxesOf(focused()).filter((box) => !isLarge(box)),
      ...over.filter((box) => !isLarge(box)),
    ],
    avoided: over.filter(isLarge),
    current: shiftOf(home),
  });
  home.style.translate = x === 0 && y === 0 ? '' : `${x}px ${y}px`;
}

/** As it is laid out: on the way to another place its rectangle is neither. */
function usualBox({ offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight }: HTMLElement): Box {
  return { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
}

function focused(): readonly Element[] {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return [];
  return [activeElement.closest(WORKED_ON) ?? activeElement];
}

function boxesOf(elements: Iterable<Element>): readonly Box[] {
  return Array.from(elements, (element) => element.getBoundingClientRect()).filter(
    ({ width, height }) => width > 0 && height > 0,
  );
}

/** Without the keyboard of a phone. */
function visibleWindow(): Box {
  const { visualViewport, innerWidth, innerHeight } = window;
  const [top, height] = [visualViewport?.offsetTop ?? 0, visualViewport?.height ?? innerHeight];
  return { left: 0, top, right: innerWidth, bottom: top + height };
}

function shiftOf({ style }: HTMLElement): Shift {
  const [x = 0, y = 0] = style.translate.split(' ').map((part) => Number.parseFloat(part) || 0);
  return { x, y };
}
