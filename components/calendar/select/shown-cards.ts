import { focusPlaceOf } from '@/components/parts/show-shift';

const CARD = '[data-shift-id]';
const CONTROL = 'button, a, input, select, textarea, label, summary';
/** The views' tab panel, as named in `view-panel.ts`. */
const PANEL_ID = 'calendar-view';

/** Null if the calendar is not shown. */
export function shownPanel(): HTMLElement | null {
  return document.getElementById(PANEL_ID);
}

/** Every element in the page that shows a shift, in screen order. */
export function shownCards(panel: Element): readonly HTMLElement[] {
  return Array.from(panel.querySelectorAll<HTMLElement>(CARD));
}

export function idsOf(cards: readonly HTMLElement[]): readonly string[] {
  return cards.flatMap(({ dataset: { shiftId } }) => (shiftId === undefined ? [] : [shiftId]));
}

/** Undefined if the target is one of the card's buttons. */
export function cardAt(target: Element): HTMLElement | undefined {
  const card = target.closest<HTMLElement>(CARD);
  const control = target.closest(CONTROL);
  const isTool = control && control !== card && card?.contains(control) && !control.matches('[data-row-tap]');
  return card && !isTool ? card : undefined;
}

/** True if the target is in no shift, no control and no selectable text. */
export function isEmptyArea(target: Element): boolean {
  if (target.closest(`${CARD}, ${CONTROL}, [data-selection-place]`)) return false;
  return !Array.from(target.childNodes).some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
}

/** Focuses the card, or its first button if the card is not focusable. */
export function focusCard(card: HTMLElement): void {
  focusPlaceOf(card)?.focus();
  card.scrollIntoView({ block: 'nearest' });
}

/** Focuses the shift with this id, or the calendar's default focus target. */
export function focusCalendar(id: string | undefined): void {
  const panel = shownPanel();
  if (!panel) return;
  const cards = shownCards(panel);
  const card = cards.find(({ dataset }) => dataset.shiftId === id) ?? cards[0];
  const entrance = panel.querySelector<HTMLElement>('[data-arrow-keys][tabindex="0"]');
  if (card && (card.dataset.shiftId === id || !entrance)) focusCard(card);
  else if (entrance) entrance.focus();
  else document.querySelector<HTMLElement>(`[aria-controls="${PANEL_ID}"][aria-selected="true"]`)?.focus();
}
