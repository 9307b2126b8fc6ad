'use client';

import { useEffect } from 'react';
import { useAppRouter } from '@/components/ui/use-app-router';
import { goToToday, redoStep, uiStore, undoStep } from '@/stores/app-stores';
import { firePageEvent } from '@/stores/page-events';
import { askToPublish } from '@/stores/publish';
import { useAddShift } from './use-add-shift';

/** Elements in which typing is typing, and no shortcut (SPEC section 5). */
const TYPING_PLACES =
  'input, textarea, select, form, [contenteditable="true"], [role="dialog"], [role="alertdialog"]';
/** Elements that use the arrow keys themselves. */
const ARROW_PLACES =
  '[role="tablist"], [role="menu"], [role="radiogroup"], [role="listbox"], [data-arrow-keys]';

/** The keyboard shortcuts of the whole app (SPEC section 9), as far as what they lead to exists. */
export function useShortcuts(): void {
  const router = useAppRouter();
  const addShift = useAddShift();

  useEffect(() => {
    const acts = new Map<string, () => void>([
      ['Shift+N', addShift],
      ['Shift+I', () => router.push('/insights')],
      ['Shift+M', () => router.push('/templates')],
      ['Shift+S', () => router.push('/settings')],
      ['Shift+E', () => router.push('/employees')],
      ['Shift+H', () => router.push('/')],
      ['Shift+C', () => router.push('/')],
      ['Shift+P', () => void askToPublish()],
      ['Shift+ArrowLeft', () => firePageEvent('navigatePreviousWeek')],
      ['Shift+ArrowRight', () => firePageEvent('navigateNextWeek')],
      ['ArrowLeft', () => firePageEvent('navigatePreviousWeek')],
      ['ArrowRight', () => firePageEvent('navigateNextWeek')],
      ['T', goToToday],
    ]);
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || event.altKey) return;
      if (!(target instanceof Element) || target.closest(TYPING_PLACES) || uiStore.getState().dialog) return;
      if (event.ctrlKey || event.metaKey) {
        if (keyOf(event) !== 'Z') return;
        event.preventDefault();
        if (event.shiftKey) redoStep();
        else undoStep();
        return;
      }
      if (!event.shiftKey && target.closest(ARROW_PLACES) && keyOf(event) !== 'T') return;
      // Someone who dictates, or whose hand strays, can switch off what a letter alone would do (WCAG 2.1.4).
      if (isLetter(event) && !uiStore.getState().characterShortcuts) return;
      const act = acts.get(event.shiftKey ? `Shift+${keyOf(event)}` : keyOf(event));
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [addShift, router]);
}

/** Whether the key is a letter, alone or with Shift; arrows and the like are no character. */
function isLetter(event: KeyboardEvent): boolean {
  return keyOf(event).length === 1;
}

/** The letter as it is printed on the key; where the layout has no Latin letters, the one of the same place. */
function keyOf({ key, code }: KeyboardEvent): string {
  const isForeignLetter = /^\p{L}$/u.test(key) && !/^[a-z]$/i.test(key);
  return isForeignLetter ? code.replace('Key', '') : key.length === 1 ? key.toUpperCase() : key;
}
