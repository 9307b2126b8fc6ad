'use client';

import { useScheduleStore } from '@/stores/schedule/use-schedule';
import './selection.css';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { useRootMark } from '@/components/ui/page/use-root-mark';
import { uiStore } from '@/stores/app/ui-store';
import { selectionStore, useSelection } from '@/stores/schedule/selection';
import { keepShownSelected } from '@/stores/schedule/shown-shifts';
import { markSelected } from './mark-selected';
import { focusCalendar, shownPanel } from './shown-cards';
import { useSelectKeys } from './use-select-keys';
import { useSelectPointer } from './use-select-pointer';

/**
 * Makes shifts selectable wherever the calendar shows them. `children`, the actions on the selection, are shown below
 * the shifts inside the calendar while there is a selection.
 */
export function SelectionLayer({ children }: { children: ReactNode }) {
  const store = useScheduleStore();
  const t = useTranslations('bulk');
  const count = useSelection((state) => state.ids.size);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const path = usePathname();
  const isAny = count > 0;
  const wasAny = useRef(false);
  if (isAny) wasAny.current = true;
  useSelectPointer();
  useSelectKeys();
  useEffect(() => {
    const endings = [
      store.subscribe(() => keepShownSelected(store)),
      uiStore.subscribe(() => keepShownSelected(store)),
    ];
    return () => {
      for (const end of endings) end();
    };
  }, [store.subscribe, store]);
  // Other pages have no shifts to select; insights and templates open over the calendar.
  useEffect(() => {
    if (path !== '' && !shownPanel()) selectionStore.clear();
  }, [path]);
  useLayoutEffect(() => {
    const panel = isAny ? shownPanel() : null;
    if (panel) setPlace(placeAtEnd(panel));
  }, [isAny]);
  useMarks(place, t('mark'));
  useRootMark('selecting', place !== null && isAny);
  useEffect(() => {
    if (!place) return;
    // A dialog returns the focus here when its button is gone.
    const handOn = ({ target }: FocusEvent) => {
      if (target === place) focusCalendar(selectionStore.getState().anchor);
    };
    place.addEventListener('focusin', handOn);
    // Runs before the bar is removed, so that the focus is not lost with it.
    const end = selectionStore.subscribe(({ ids, anchor }) => {
      if (ids.size === 0 && place.contains(document.activeElement)) focusCalendar(anchor);
    });
    return () => {
      place.removeEventListener('focusin', handOn);
      end();
    };
  }, [place]);
  return (
    <>
      <p role="status" className="sr-only">
        {wasAny.current && t('selected', { count })}
      </p>
      {place && createPortal(isAny && children, place)}
    </>
  );
}

/** The element below the shifts that holds the selection's actions; moved after a newly rendered view. */
function placeAtEnd(panel: HTMLElement): HTMLElement {
  let place = panel.querySelector<HTMLElement>(':scope > [data-selection-place]');
  if (!place) {
    place = document.createElement('div');
    place.className = 'selection-place';
    place.dataset.selectionPlace = '';
    place.tabIndex = -1;
  }
  if (panel.lastElementChild !== place) panel.append(place);
  return place;
}

/** Keeps the marks in sync with the selection and with cards that are added or reused for another shift. */
function useMarks(place: HTMLElement | null, word: string): void {
  const ids = useSelection((state) => state.ids);
  useLayoutEffect(() => {
    const panel = place?.parentElement;
    if (!panel) return;
    markSelected(panel, ids, word);
    panel.toggleAttribute('data-selecting', ids.size > 0);
    if (ids.size === 0) return;
    const watch = () => {
      placeAtEnd(panel);
      markSelected(panel, ids, word);
      observer.takeRecords();
    };
    const observer = new MutationObserver(watch);
    observer.observe(panel, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-shift-id', 'aria-label'],
    });
    return () => observer.disconnect();
  }, [place, ids, word]);
}
