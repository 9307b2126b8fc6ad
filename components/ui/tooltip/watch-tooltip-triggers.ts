export interface TooltipTriggers {
  delayMs: number;
  touchCloseMs: number;
  open: () => void;
  close: () => void;
}

/** Handles hover, keyboard focus, long press and Escape; returns a function that stops watching. */
export function watchTooltipTriggers(element: HTMLElement, triggers: TooltipTriggers): () => void {
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
