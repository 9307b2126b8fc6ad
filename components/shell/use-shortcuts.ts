'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { addDays } from '@/lib/time/local-date';
import { scheduleStore, uiStore } from '@/stores/app-stores';
import { useAddShift } from './use-add-shift';

/** Elements in which typing is typing, and no shortcut (SPEC section 5). */
const TYPING_PLACES =
  'input, textarea, select, form, [contenteditable="true"], [role="dialog"], [role="alertdialog"]';
/** Elements that use the arrow keys themselves. */
const ARROW_PLACES =
  '[role="tablist"], [role="menu"], [role="radiogroup"], [role="listbox"], [data-arrow-keys]';

/** The keyboard shortcuts of the whole app (SPEC section 9), as far as what they lead to exists. */
export function useShortcuts(): void {
  const router = useRouter();
  const addShift = useAddShift();

  useEffect(() => {
    const acts = new Map<string, () => void>([
      ['Shift+KeyN', addShift],
      ['Shift+KeyI', () => router.push('/insights')],
      ['Shift+KeyM', () => router.push('/templates')],
      ['Shift+KeyS', () => router.push('/settings')],
      ['Shift+KeyE', () => router.push('/employees')],
      ['Shift+KeyH', () => router.push('/')],
      ['Shift+KeyC', () => router.push('/')],
      ['Shift+ArrowLeft', () => moveWeeks(-1)],
      ['Shift+ArrowRight', () => moveWeeks(1)],
      ['ArrowLeft', () => moveWeeks(-1)],
      ['ArrowRight', () => moveWeeks(1)],
      ['KeyT', goToToday],
    ]);
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(target instanceof Element) || target.closest(TYPING_PLACES) || uiStore.getState().dialog) return;
      if (!event.shiftKey && target.closest(ARROW_PLACES) && event.code !== 'KeyT') return;
      const act = acts.get(event.shiftKey ? `Shift+${event.code}` : event.code);
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [addShift, router]);
}

function moveWeeks(count: number): void {
  scheduleStore.selectDate(addDays(scheduleStore.getState().selectedDate, 7 * count));
}

function goToToday(): void {
  scheduleStore.selectDate(uiStore.getState().today);
}
