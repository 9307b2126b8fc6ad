import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { type Box, type Offset, toastOffset } from '@/lib/notifications/toast-offset';

/** Bars, buttons and hints for typed times that toasts must never cover. */
const NEVER_COVERED =
  '[data-keep-clear], [data-publish-dock], [data-action-sheet], [data-selection-place] > *, [data-grid-cell] [role="status"]';
/** Overlays that toasts must not cover, or as little as possible if the overlay fills most of the window. */
const OVER_PAGE =
  '[data-holds-menus], [data-side-card], [role="dialog"]:not([data-headlessui-state]), [role="menu"], [role="listbox"]';
/** The row being typed in, or the card around the focused button. */
const WORKED_ON = '[data-grid-row]:has(input:focus), [data-shift-id]';
/** Attributes of the root that change when bars appear and disappear. */
const ROOT_MARKS = ['data-dialog', 'data-publish-dock', 'data-selecting', 'data-action-sheet', 'style'];
/** A sheet without animation reaches its final position only after some frames. */
const SETTLING_FRAMES = 4;
const MOVES = ['focusin', 'scroll', 'transitionend', 'animationend', 'resize'] as const;

/**
 * Moves toasts that would cover the person's work to the nearest free place, outside of React. The next
 * toasts start at the usual place again.
 */
export function useToastPlace(stack: RefObject<HTMLElement | null>): void {
  // Runs after each render, because the toasts' size changes.
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
  // Do not move toasts that have the focus.
  if (!stack || !home || stack.contains(document.activeElement)) return;
  const window = visibleWindow();
  const over = boxesOf(document.body.querySelectorAll(OVER_PAGE));
  const area = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);
  const isLarge = (box: Box) => area(box) > area(window) / 2;
  const { x, y } = toastOffset({
    usual: usualBox(home),
    window,
    kept: [
      // Excludes the root, which has the same attributes.
      ...boxesOf(document.body.querySelectorAll(NEVER_COVERED)),
      ...boxesOf(focused()).filter((box) => !isLarge(box)),
      ...over.filter((box) => !isLarge(box)),
    ],
    avoided: over.filter(isLarge),
    current: shiftOf(home),
  });
  home.style.translate = x === 0 && y === 0 ? '' : `${x}px ${y}px`;
}

/** The layout position: during a transition, the bounding rectangle is in between. */
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

/** The window without the area that a phone's keyboard covers. */
function visibleWindow(): Box {
  const { visualViewport, innerWidth, innerHeight } = window;
  const [top, height] = [visualViewport?.offsetTop ?? 0, visualViewport?.height ?? innerHeight];
  return { left: 0, top, right: innerWidth, bottom: top + height };
}

function shiftOf({ style }: HTMLElement): Offset {
  const [x = 0, y = 0] = style.translate.split(' ').map((part) => Number.parseFloat(part) || 0);
  return { x, y };
}
