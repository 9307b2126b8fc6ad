import { shownCards } from './shown-cards';

const SELECTABLE_ROLES = new Set(['gridcell', 'option']);

/**
 * Marks the selected shifts in the page, and no others, by attributes unknown to React, so that no card rerenders.
 * `word` is added to the card's accessible name.
 */
export function markSelected(panel: Element, ids: ReadonlySet<string>, word: string): void {
  for (const card of shownCards(panel)) {
    const isSelected = ids.has(card.dataset.shiftId ?? '');
    if (isSelected) mark(card, word);
    else if (card.dataset.selected !== undefined) unmark(card);
    const tap = card.querySelector('[data-row-tap]');
    if (!tap) continue;
    // While there is a selection, a tap changes it instead of opening a dialog.
    if (ids.size > 0) tap.setAttribute('aria-pressed', String(isSelected));
    else tap.removeAttribute('aria-pressed');
  }
}

function mark(card: HTMLElement, word: string): void {
  if (card.dataset.selected !== undefined && card.dataset.selected !== word) unmark(card);
  card.dataset.selected = word;
  const label = card.getAttribute('aria-label');
  if (label !== null && !label.endsWith(suffix(word))) card.setAttribute('aria-label', label + suffix(word));
  if (SELECTABLE_ROLES.has(card.getAttribute('role') ?? '')) card.setAttribute('aria-selected', 'true');
}

function unmark(card: HTMLElement): void {
  const end = suffix(card.dataset.selected ?? '');
  const label = card.getAttribute('aria-label');
  if (label?.endsWith(end)) card.setAttribute('aria-label', label.slice(0, -end.length));
  delete card.dataset.selected;
  if (SELECTABLE_ROLES.has(card.getAttribute('role') ?? '')) card.removeAttribute('aria-selected');
}

function suffix(word: string): string {
  return `, ${word}`;
}
