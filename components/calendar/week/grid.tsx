'use client';

import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { isCopyKey, isCoverKey } from '@/components/calendar/shift/copy-key';
import { useCardTexts } from '@/components/calendar/shift/texts';
import { useLineRoom } from '@/components/calendar/shift/use-line-room';
import { useIsNarrowerThan } from '@/components/calendar/toolbar/use-is-narrower-than';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { useFormats } from '@/components/ui/use-formats';
import { cardHeight, densityFor, heightFor } from '@/lib/shifts/views/density';
import { DYSLEXIC_SCALE, maxCharacters } from '@/lib/shifts/views/time-width';
import { isoWeekday, type LocalDate } from '@/lib/time/local-date';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { openDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';
import { DayColumn } from './day-column';
import { useShiftCounts } from './use-week';

/** Seven columns narrower than this show short names and times. */
const FULL_COLUMN_PX = 170;
/** From this width on, the longest time fits a compact card. */
const ROOMY_COLUMN_PX = 181;
const TIGHT_COLUMN_PX = 150;
/** Column width in a 1024 px window; the next value is for a 768 px window, which has no sidebar. */
const MIN_COLUMN_PX = 137;
const TABLET_COLUMN_PX = 109;
/** Width of gaps, padding and, on a compact card, the role. */
const AROUND_PX = 36;
const AROUND_COMPACT_PX = 53;

/** Seven columns; one tab stop, with arrow keys inside. */
export function WeekGrid({ days }: { days: readonly LocalDate[] }) {
  const t = useTranslations('calendar');
  const formats = useFormats();
  const { most } = useShiftCounts(days);
  const isCrowded = useIsNarrowerThan(7 * ROOMY_COLUMN_PX);
  const isNarrow = useIsNarrowerThan(7 * FULL_COLUMN_PX);
  const isTight = useIsNarrowerThan(7 * TIGHT_COLUMN_PX);
  const isTablet = useIsNarrowerThan(7 * MIN_COLUMN_PX);
  const isPointerFine = useMediaQuery('(pointer: fine)');
  const choice = useUi((state) => state.density);
  const fits = {
    comfortable: useMediaQuery(`(height >= ${heightFor('comfortable', most)}px)`),
    compact: useMediaQuery(`(height >= ${heightFor('compact', most)}px)`),
  };
  const density = densityFor(choice, fits, isPointerFine);
  const isDyslexic = useUi((state) => state.dyslexicFontMode);
  const fullPx = isNarrow ? TIGHT_COLUMN_PX : isCrowded ? FULL_COLUMN_PX : Number.POSITIVE_INFINITY;
  const tightPx = isTablet ? TABLET_COLUMN_PX : MIN_COLUMN_PX;
  const columnPx = isTight ? tightPx : fullPx * (isDyslexic ? DYSLEXIC_SCALE : 1);
  const aroundPx = density === 'compact' ? AROUND_COMPACT_PX : AROUND_PX;
  const texts = useCardTexts(maxCharacters(columnPx - aroundPx, isDyslexic));
  const grid = useRef<HTMLElement>(null);
  useWeekKeys(grid);
  const mayCut = useLineRoom(density === 'dense', isDyslexic);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <section
      ref={grid}
      aria-label={first && last && t('weekLabel', { range: formats.dayRange(first, last) })}
      aria-describedby="week-keys"
      data-arrow-keys=""
      // Set on the grid, not on the columns: one more shift on the fullest day must not render the other
      // days.
      style={heightStyle(cardHeight(density, choice, most, isPointerFine))}
      className="grid min-h-0 grow grid-cols-7 overflow-y-auto border-t border-line outline-none"
    >
      <p id="week-keys" className="sr-only">
        {t('weekKeys')}
      </p>
      {days.map((date) => (
        <DayColumn
          // Keyed by weekday, so that the next week reuses this week's elements.
          key={isoWeekday(date)}
          date={date}
          density={density}
          isNarrow={isNarrow}
          mayCut={mayCut}
          texts={texts}
        />
      ))}
    </section>
  );
}

function heightStyle(height: string): CSSProperties & { '--card-height': string } {
  return { '--card-height': height };
}

const ITEM = '[data-week-item]';
const COLUMN = '[data-week-column]';
const WEEKS_OF_KEY: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/**
 * Makes the week one tab stop with arrow keys inside. The grid takes the focus from outside and passes it to the last
 * focused item, or if that is gone, to the card in its place, else to its day. While an item has the focus, the grid is
 * not a tab stop, so that Shift+Tab leaves.
 */
function useWeekKeys(grid: RefObject<HTMLElement | null>): void {
  const store = useScheduleStore();
  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    let last: HTMLElement | undefined;
    let lastColumn: HTMLElement | null = null;
    let lastPosition = 0;
    element.tabIndex = 0;

    const onFocusIn = (event: FocusEvent) => {
      const item = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(ITEM) : null;
      if (item) {
        last = item;
        lastColumn = item.closest<HTMLElement>(COLUMN);
        lastPosition = itemsIn(lastColumn).indexOf(item);
        element.tabIndex = -1;
      } else if (event.target === element) {
        const back = last?.isConnected ? last : (nextInPlace(lastColumn, lastPosition) ?? firstItem(element));
        back?.focus();
      }
    };
    const onFocusOut = (event: FocusEvent) => {
      if (!(event.relatedTarget instanceof Node && element.contains(event.relatedTarget)))
        element.tabIndex = 0;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const item = event.target;
      if (!(item instanceof HTMLElement) || !item.matches(ITEM)) return;
      if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = neighbour(element, item, event.key);
      const weeks = WEEKS_OF_KEY[event.key];
      if (weeks !== undefined) {
        event.preventDefault();
        turnWeek(store, element, item, weeks);
      } else if (target) {
        event.preventDefault();
        target.focus();
      } else if (act(item, event)) event.preventDefault();
    };
    // Touch has no hover, and the hover buttons are too small for fingers: a tap opens the actions.
    const onClick = (event: MouseEvent) => {
      const card =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-shift-id]') : null;
      const { shiftId } = card?.dataset ?? {};
      if (shiftId && window.matchMedia('(pointer: coarse)').matches) {
        openDialog({ name: 'shiftActions', shiftId });
      }
    };
    element.addEventListener('click', onClick);
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('focusout', onFocusOut);
    element.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('click', onClick);
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('focusout', onFocusOut);
      element.removeEventListener('keydown', onKeyDown);
    };
  }, [grid, store]);
}

/** Shows another week and focuses the heading of the same weekday in it. */
function turnWeek(store: ScheduleStore, grid: HTMLElement, item: HTMLElement, weeks: number): void {
  const columns = () => Array.from(grid.querySelectorAll<HTMLElement>(COLUMN));
  const weekday = columns().findIndex((column) => column.contains(item));
  flushSync(() => store.moveWeeks(weeks));
  columns()[weekday]?.querySelector<HTMLElement>(ITEM)?.focus();
}

function itemsIn(column: HTMLElement | null): readonly HTMLElement[] {
  return Array.from(column?.querySelectorAll<HTMLElement>(ITEM) ?? []);
}

/** The card that has moved into the place of a removed one, else the day's last card, else its heading. */
function nextInPlace(column: HTMLElement | null, position: number): HTMLElement | undefined {
  const items = itemsIn(column);
  const isCard = (item: HTMLElement) => item.dataset.shiftId !== undefined;
  return items.slice(position).find(isCard) ?? items.findLast(isCard) ?? items[0];
}

/** The initial focus: the selected day's heading, else the first day's. */
function firstItem(grid: HTMLElement): HTMLElement | null {
  return (
    grid.querySelector<HTMLElement>(`${ITEM}[aria-pressed="true"]`) ?? grid.querySelector<HTMLElement>(ITEM)
  );
}

function neighbour(grid: HTMLElement, item: HTMLElement, key: string): HTMLElement | undefined {
  const columns = Array.from(grid.querySelectorAll<HTMLElement>(COLUMN));
  const column = columns.findIndex((candidate) => candidate.contains(item));
  const itemsOf = (position: number) => itemsIn(columns[position] ?? null);
  const items = itemsOf(column);
  const row = items.indexOf(item);
  const beside = (step: number) => {
    const others = itemsOf(column + step);
    return others[Math.min(row, others.length - 1)];
  };
  switch (key) {
    case 'ArrowUp':
      return items[row - 1] ?? item;
    case 'ArrowDown':
      return items[row + 1] ?? item;
    case 'ArrowLeft':
      return beside(-1) ?? item;
    case 'ArrowRight':
      return beside(1) ?? item;
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return undefined;
  }
}

/**
 * Handles C, W and Delete on a shift. Enter opens a shift as in every view, and buttons handle Enter
 * themselves.
 */
function act(item: HTMLElement, event: KeyboardEvent): boolean {
  const { key } = event;
  const { shiftId } = item.dataset;
  if (shiftId === undefined) return false;
  if (isCopyKey(event)) openDialog({ name: 'copyShift', shiftId });
  else if (isCoverKey(event)) openDialog({ name: 'cover', shiftId });
  else if (key === 'Delete' || key === 'Backspace') openDialog({ name: 'deleteConfirm', shiftId });
  else return false;
  return true;
}
