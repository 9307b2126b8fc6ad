import { NeedOverBars, useHasDemand } from '@/components/calendar/need/lazy-need';
import type { LocalDate } from '@/lib/time/local-date';
import { useCoverageOn, useWeekScale } from './use-week';

const HEIGHT = 14;
const BAR_WIDTH = 4;
const STEP = 5;

/**
 * How many people work in each hour, as 24 bars that all days of the week draw to one scale; the rest of a night counts
 * on the day into which it runs. Decorative: the heading gives the day's own hours and people as text.
 */
export function CoverageStrip({ date }: { date: LocalDate }) {
  const peopleByHour = useCoverageOn(date);
  const scale = useWeekScale();
  const hasDemand = useHasDemand();
  // One path for all bars: 168 elements a week are too many for a decoration.
  const path = peopleByHour
    .map((people, hour) => {
      const height = people === 0 ? 1 : Math.max(2, Math.round((people / scale) * HEIGHT));
      return `M${hour * STEP} ${HEIGHT}v-${height}h${BAR_WIDTH}v${height}z`;
    })
    .join('');
  const bars = (
    <svg
      className="coverage-strip"
      viewBox={`0 0 ${24 * STEP - 1} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
  if (!hasDemand) return bars;
  return (
    <span className="relative block">
      {bars}
      <NeedOverBars date={date} fromHour={0} toHour={24} scale={scale} className="inset-0" />
    </span>
  );
}
