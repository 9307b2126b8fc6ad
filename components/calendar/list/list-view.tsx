'use client';

import { CalendarPlus, Plus, Search, SearchX } from 'lucide-react';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DayFigures } from '@/components/calendar/day/figures';
import { type CarriedShiftTexts, useCarriedShiftTexts } from '@/components/calendar/day/night-texts';
import { DayTitle } from '@/components/calendar/day/title';
import { useShownDay } from '@/components/calendar/day/use-shown-day';
import { FilterEmpty } from '@/components/calendar/filter/empty';
import { type CardTexts, useCardTexts } from '@/components/calendar/shift/texts';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { TextField } from '@/components/ui/fields/text-field';
import { Kbd } from '@/components/ui/kbd';
import { useScrollTop } from '@/components/ui/list/use-scroll-top';
import { PHONE } from '@/components/ui/page/layout-queries';
import { DIALOGS, NO_SHORTCUT_PLACES } from '@/components/ui/page/typing-places';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { useFormats } from '@/components/ui/use-formats';
import type { Shift } from '@/lib/shifts/shift/shift';
import { DAY_ORDER, nextOrder, sortShifts } from '@/lib/shifts/shift/sort-shifts';
import { matchesTerms, searchTerms, searchTextOf } from '@/lib/shifts/views/search-shifts';
import { getOpenDialog, openDialog } from '@/stores/ui/dialogs';
import { ListTable } from './table';

/** One day as a sortable table with, from medium screens up, a search field. */
export function ListView() {
  const t = useTranslations('calendar');
  const formats = useFormats();
  const texts = useCardTexts();
  const { date, shifts, carried, rows, allShifts, allCarried, totals, overlapping } = useShownDay();
  // Counts night shifts of the day before only if the day has no other shifts.
  const hiddenCount = allShifts.length || allCarried.length;
  const isPhone = useMediaQuery(PHONE);
  const [query, setQuery] = useState('');
  const [order, setOrder] = useState(DAY_ORDER);
  const content = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const restOf = useCarriedShiftTexts(date);
  useScrollTop(content, date);
  // A phone has no search field to clear, so a search started on a wider screen must not hide shifts on a
  // phone.
  const shown = useFoundShifts(rows, restOf, isPhone ? '' : query, texts);
  const sorted = useSortedShifts(shown, order, texts);
  const clearSearch = () => {
    setQuery('');
    search.current?.focus();
  };
  const figures = (
    <DayFigures
      date={date}
      shiftCount={shifts.length}
      allCount={allShifts.length}
      totals={totals}
      carriedCount={carried.length}
      className="px-3 pt-4 text-ink-2 phone:px-0 phone:text-[13px]"
    />
  );
  return (
    <div
      ref={content}
      data-scroller=""
      className="relative min-h-0 grow overflow-y-auto border-t border-line px-6 pt-5 pb-6 phone:px-4 phone:pt-4"
    >
      <DayTitle date={date} title={t('listTitle', { date: formats.longDate(date) })}>
        {!isPhone && <SearchBox field={search} query={query} onChange={setQuery} />}
      </DayTitle>
      <p role="status" className="sr-only">
        {query.trim() !== '' && !isPhone && t('found', { count: shown.length })}
      </p>
      {rows.length === 0 && hiddenCount > 0 ? (
        <>
          <FilterEmpty hiddenCount={hiddenCount} />
          {figures}
        </>
      ) : rows.length === 0 ? (
        <EmptyState
          className="py-16"
          icon={<CalendarPlus aria-hidden="true" />}
          title={t('noShiftsOnDate')}
          action={
            <Button icon={<Plus aria-hidden="true" />} onClick={() => openDialog({ name: 'addShift' })}>
              {t('addShift')}
            </Button>
          }
        />
      ) : shown.length === 0 ? (
        <EmptyState
          className="py-16"
          icon={<SearchX aria-hidden="true" />}
          title={t('noMatch')}
          description={t('noMatchHint')}
          action={<Button onClick={clearSearch}>{t('clearSearch')}</Button>}
        />
      ) : (
        <>
          <ListTable
            restOf={restOf}
            shifts={sorted}
            order={order}
            onSort={(column) => setOrder(nextOrder(order, column))}
            overlapping={overlapping}
            texts={texts}
            label={t('listTitle', { date: formats.longDate(date) })}
            scroller={content}
          />
          {figures}
        </>
      )}
    </div>
  );
}

interface SearchBoxProps {
  field: RefObject<HTMLInputElement | null>;
  query: string;
  onChange: (query: string) => void;
}

function SearchBox({ field, query, onChange }: SearchBoxProps) {
  const t = useTranslations('calendar');
  // A layout effect, because the shortcut must work as soon as its hint is painted.
  useLayoutEffect(() => {
    const focusOnSlash = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key !== '/' || !isPlain || getOpenDialog()) return;
      if (event.target instanceof Element && event.target.closest(`${NO_SHORTCUT_PLACES}, ${DIALOGS}`))
        return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', focusOnSlash);
    return () => window.removeEventListener('keydown', focusOnSlash);
  }, [field]);
  return (
    <TextField
      ref={field}
      type="search"
      label={t('searchShifts')}
      hideLabel
      placeholder={t('searchShifts')}
      value={query}
      autoComplete="off"
      icon={<Search aria-hidden="true" />}
      suffix={<Kbd>/</Kbd>}
      className="w-70 text-ink"
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onChange('');
      }}
    />
  );
}

function useFoundShifts(
  shifts: readonly Shift[],
  restOf: (shift: Shift) => CarriedShiftTexts,
  query: string,
  texts: CardTexts,
): readonly Shift[] {
  const terms = useMemo(() => searchTerms(query), [query]);
  const isSearching = terms.length > 0;
  const searchable = useMemo(
    () =>
      isSearching
        ? shifts.map((shift) => {
            const { restTime, began } = restOf(shift);
            const seen = restTime && began ? [restTime, began] : [];
            return { shift, text: searchTextOf(shift, texts, seen) };
          })
        : [],
    [isSearching, shifts, restOf, texts],
  );
  return useMemo(
    () =>
      isSearching
        ? searchable.filter(({ text }) => matchesTerms(text, terms)).map(({ shift }) => shift)
        : shifts,
    [isSearching, searchable, terms, shifts],
  );
}

function useSortedShifts(shifts: readonly Shift[], order: typeof DAY_ORDER, texts: CardTexts) {
  const { compareNames } = useFormats();
  return useMemo(
    () => sortShifts(shifts, order, { ...texts, compare: compareNames }),
    [shifts, order, texts, compareNames],
  );
}
