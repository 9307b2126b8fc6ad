'use client';

import { useEffect } from 'react';
import { DIALOGS, TYPING_PLACES } from '@/components/ui/page/typing-places';
import { isLetterKey } from '@/lib/shortcuts/letter-key';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { selectionStore } from '@/stores/schedule/selection';
import { selectAllShown } from '@/stores/schedule/shown-shifts';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { getOpenDialog, openDialog } from '@/stores/ui/dialogs';
import { focusCard, idsOf, shownCards, shownPanel } from './shown-cards';

const OVERLAYS = `${DIALOGS}, [role="menu"], [role="listbox"]`;
const STEP_OF_KEY: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Selects by keys: X on a shift, Shift with arrow up and down to extend, Mod+A for all shown, Delete for the selected
 * ones, Escape to clear. Handled before the views' own keys, which act on one shift.
 */
export function useSelectKeys(): void {
  const store = useScheduleStore();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isForMe(event) && act(store, event)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    // Handled last: an open menu or a drag takes Escape first.
    const onEscape = (event: KeyboardEvent) => {
      const isFree = !event.defaultPrevented && !event.isComposing && !getOpenDialog();
      const isElsewhere =
        event.target instanceof Element && event.target.closest(`${TYPING_PLACES}, ${OVERLAYS}`);
      if (event.key === 'Escape' && isFree && !isElsewhere) selectionStore.clear();
    };
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('keydown', onEscape);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('keydown', onEscape);
    };
  }, [store]);
}

function isForMe({ target, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  if (isComposing || defaultPrevented || getOpenDialog() || !(target instanceof Element)) return false;
  if (target.closest(`${TYPING_PLACES}, ${OVERLAYS}`)) return false;
  return target === document.body || shownPanel()?.contains(target) === true;
}

function act(store: ScheduleStore, event: KeyboardEvent): boolean {
  const panel = shownPanel();
  if (!panel) return false;
  const hasMod = event.ctrlKey || event.metaKey;
  if (hasMod && !event.altKey && !event.shiftKey && isLetterKey(event, 'a')) {
    selectAllShown(store);
    return true;
  }
  const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-shift-id]') : null;
  const { shiftId } = card?.dataset ?? {};
  if (!card || shiftId === undefined || event.altKey || event.metaKey) return false;
  if (event.shiftKey) return !event.ctrlKey && extend(panel, card, shiftId, event.key);
  if (event.ctrlKey ? event.key === ' ' : isLetterKey(event, 'x')) selectionStore.toggle(shiftId);
  else if (!event.ctrlKey && isDelete(event) && selectionStore.getState().ids.has(shiftId)) {
    openDialog({ name: 'bulkDelete' });
  } else return false;
  return true;
}

function isDelete({ key }: KeyboardEvent): boolean {
  return key === 'Delete' || key === 'Backspace';
}

function extend(panel: HTMLElement, card: HTMLElement, shiftId: string, key: string): boolean {
  const step = STEP_OF_KEY[key];
  if (step === undefined) return false;
  const cards = shownCards(panel);
  const next = cards[cards.indexOf(card) + step];
  const { ids } = selectionStore.getState();
  // The shift it starts from is part of it.
  if (!ids.has(shiftId)) selectionStore.toggle(shiftId);
  if (next?.dataset.shiftId === undefined) return true;
  selectionStore.extendTo(next.dataset.shiftId, idsOf(cards));
  focusCard(next);
  return true;
}
