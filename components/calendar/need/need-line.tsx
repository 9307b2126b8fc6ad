'use client';

import { demandSetting } from '@/lib/settings/demand-setting';
import './need-line.css';
import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { useFormats } from '@/components/ui/use-formats';
import { needOn, totalNeed } from '@/lib/demand/demand';
import type { Gap } from '@/lib/demand/gaps';
import { DAY_HOURS } from '@/lib/demand/need';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { HOUR_MINUTES } from '@/lib/time/units';
import { useWeekNeed } from '@/stores/demand/week-need';
import { useSetting } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';

export interface NeedLineProps {
  date: LocalDate;
  /** The hours of the bars, from midnight of the day. */
  fromHour: number;
  toHour: number;
  /** The number of people that fills the height. */
  scale: number;
  className?: string | undefined;
}

const HEIGHT = 100;
const STEP = 10;

/** The needs as a line over the bars. Understaffed and overstaffed hours are marked by shape, and described in text. */
export function NeedLine(props: NeedLineProps) {
  return (
    <>
      <Line {...props} />
      <LaterWords>
        <Words date={props.date} />
      </LaterWords>
    </>
  );
}

/** The week's gaps, in the roles that the filter shows. */
function useGaps(date: LocalDate): { readonly few: readonly Gap[]; readonly many: readonly Gap[] } {
  const roles = useUi((state) => state.filter.roles);
  const { few, many } = useWeekNeed(date);
  if (roles.length === 0) return { few, many };
  const isShown = ({ role }: Gap) => roles.includes(role);
  return { few: few.filter(isShown), many: many.filter(isShown) };
}

function Line({ date, fromHour, toHour, scale, className = '' }: NeedLineProps) {
  const demand = useSetting(demandSetting);
  const roles = useUi((state) => state.filter.roles);
  const { few, many } = useGaps(date);
  const hours = Array.from({ length: toHour - fromHour }, (_, position) => fromHour + position);
  const needed = hours.map((hour) => {
    const day = addDays(date, Math.floor(hour / DAY_HOURS));
    const total = totalNeed(needOn(demand, day), (role) => roles.length === 0 || roles.includes(role));
    return total[hour % DAY_HOURS] ?? 0;
  });
  const yOf = (count: number) => HEIGHT - Math.min(count / scale, 1) * HEIGHT;
  // Draws a stepped line over hours with a need; hours with a need of zero have no line.
  const path = needed
    .map((count, at) => {
      const before = needed[at - 1] ?? 0;
      const x = at * STEP;
      if (count === 0) return before > 0 ? `V${HEIGHT}` : '';
      return `${before === 0 ? `M${x} ${HEIGHT}` : ''}V${yOf(count)}H${x + STEP}`;
    })
    .join('');
  // A night shift spans the hours of two days.
  const near = new Map([-1, 0, 1].map((days) => [addDays(date, days), days * DAY_HOURS]));
  const isIn = (gaps: readonly Gap[], hour: number) =>
    gaps.some(({ date: day, fromHour, toHour }) => {
      const hoursAway = near.get(day);
      return hoursAway !== undefined && hour >= fromHour + hoursAway && hour < toHour + hoursAway;
    });
  const marks = (gaps: readonly Gap[], draw: (x: number) => string) =>
    hours.map((hour, at) => (isIn(gaps, hour) ? draw(at * STEP) : '')).join('');
  return (
    <svg
      className={`need-line ${className}`}
      viewBox={`0 0 ${hours.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path data-need="" d={path} />
      {/* Understaffed: a solid bar at the bottom; overstaffed: a dashed one at the top. */}
      <path data-few="" d={marks(few, (x) => `M${x} ${HEIGHT - 6}h${STEP}v6h-${STEP}z`)} />
      <path data-many="" d={marks(many, (x) => `M${x + 2} 2h${STEP - 4}`)} />
    </svg>
  );
}

/** The day's gaps for screen readers. */
function Words({ date }: { date: LocalDate }) {
  const t = useTranslations('demand');
  const formats = useFormats();
  const roleName = useRoleName();
  const { few, many } = useGaps(date);
  const listOf = (gaps: readonly Gap[]) =>
    gaps
      .filter((gap) => gap.date === date)
      .map(
        ({ fromHour, toHour, role, count }) =>
          `${formats.hourRange(fromHour * HOUR_MINUTES, toHour * HOUR_MINUTES)} ${t('missing', { count, role: roleName(role) })}`,
      )
      .join(', ');
  const [tooFew, tooMany] = [listOf(few), listOf(many)];
  const text = [tooFew && t('tooFew', { list: tooFew }), tooMany && t('tooMany', { list: tooMany })]
    .filter(Boolean)
    .join('. ');
  return (
    text !== '' && (
      <>
        <span className="need-tip" title={text} aria-hidden="true" />
        <span className="sr-only">. {text}</span>
      </>
    )
  );
}
