'use client';

import { type CSSProperties, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useCardTexts } from '@/components/calendar/shift/texts';
import { useLineRoom } from '@/components/calendar/shift/use-line-room';
import { useIsNarrowerThan } from '@/components/calendar/toolbar/use-is-narrower-than';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { useFormats } from '@/components/ui/use-formats';
import { cardHeight, densityFor, heightFor } from '@/lib/shifts/views/density';
import { DYSLEXIC_SCALE, mostCharacters } from '@/lib/shifts/views/time-room';
import { isoWeekday, type LocalDate } from '@/lib/time/local-date';
import { useUi } from '@/stores/ui/use-ui';
import { DayColumn } from './day-column';
import { useShiftCounts } from './use-week';
import { useWeekKeys } from './use-week-keys';

/** Seven columns narrower than this show short names and times. */
const FULL_COLUMN_PX = 170;
/** From this width on, the longest time fits a compact card. */
const ROOMY_COLUMN_PX = 181;
const TIGHT_COLUMN_PX = 150;
/** In a window of 1024 px, and in one of 768 px, where no sidebar stands beside them. */
const LEAST_COLUMN_PX = 137;
const TABLET_COLUMN_PX = 109;
/** Beside the time in a column: gaps, padding and, on a compact card, the role. */
const AROUND_PX = 36;
const AROUND_COMPACT_PX = 53;

/** The week as seven columns: one tab stop, with arrow keys inside. */
export function WeekGrid({ days }: { days: readonly LocalDate[] }) {
  const t = useTranslations('calendar');
  const formats = useFormats();
  const { most } = useShiftCounts(days);
  const isCrowded = useIsNarrowerThan(7 * ROOMY_COLUMN_PX);
  const isNarrow = useIsNarrowerThan(7 * FULL_COLUMN_PX);
  const isTight = useIsNarrowerThan(7 * TIGHT_COLUMN_PX);
  const isTablet = useIsNarrowerThan(7 * LEAST_COLUMN_PX);
  const isPointerFine = useMediaQuery('(pointer: fine)');
  const choice = useUi((state) => state.density);
  const fits = {
    comfortable: useMediaQuery(`(height >= ${heightFor('comfortable', most)}px)`),
    compact: useMediaQuery(`(height >= ${heightFor('compact', most)}px)`),
  };
  const density = densityFor(choice, fits, isPointerFine);
  const isDyslexic = useUi((state) => state.dyslexicFontMode);
  const fullPx = isNarrow ? TIGHT_COLUMN_PX : isCrowded ? FULL_COLUMN_PX : Number.POSITIVE_INFINITY;
  const tightPx = isTablet ? TABLET_COLUMN_PX : LEAST_COLUMN_PX;
  const columnPx = isTight ? tightPx : fullPx * (isDyslexic ? DYSLEXIC_SCALE : 1);
  const aroundPx = density === 'compact' ? AROUND_COMPACT_PX : AROUND_PX;
  const texts = useCardTexts(mostCharacters(columnPx - aroundPx, isDyslexic));
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
      // Here, not in the columns: a shift more on the fullest day renders none of the others.
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
