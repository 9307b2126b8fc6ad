import type { DragSession } from './drag-session';

/** A long list renders the rows it was scrolled to within a few frames. */
const MAX_FRAMES = 20;

/** Enter or Space drops, with Alt as a copy; Escape or leaving the card cancels. Other keys are ignored. */
export function leadByKeys(session: DragSession, card: HTMLElement, cards: string, onEnd: () => void): void {
  const listening = new AbortController();
  const { signal } = listening;
  const end = (act: () => void) => {
    listening.abort();
    onEnd();
    act();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const isDrop = event.key === 'Enter' || event.key === ' ';
    if (isDrop) {
      session.setCopy(event.altKey);
      end(session.drop);
    } else if (event.key === 'Escape') end(session.cancel);
    else session.step(event);
    if (isDrop) focusCard(session.dropTarget.shiftId, cards);
  };
  const onLeave = () => end(session.cancel);
  window.addEventListener('keydown', onKeyDown, { signal, capture: true });
  window.addEventListener('pointerdown', onLeave, { signal, capture: true });
  card.addEventListener('blur', onLeave, { signal });
}

function focusCard(shiftId: string, cards: string, frames = MAX_FRAMES): void {
  const selector = `[data-shift-id="${CSS.escape(shiftId)}"]`;
  const card = Array.from(document.querySelectorAll<HTMLElement>(selector)).find((found) =>
    found.matches(cards),
  );
  if (card) card.focus();
  else if (frames > 0) requestAnimationFrame(() => focusCard(shiftId, cards, frames - 1));
}
