'use client';

import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { usePanelPlace } from '@/components/ui/page/panel-place';
import { useFormats } from '@/components/ui/use-formats';
import type { HoursNeed } from '@/lib/demand/need';
import type { Formats } from '@/lib/i18n/formats';
import { busiestHour, type Staffing, type StaffingHour, staffingTotal } from '@/lib/insights/staffing';
import { TOOLTIP_DELAY_MS, TOOLTIP_TOUCH_CLOSE_MS } from '@/lib/timing';

/** Loaded when the tab opens, not preloaded with it: drawing is most of the script. */
const StaffingBars = lazyPart(() => import('./bars').then((module) => module.StaffingBars));

const StaffingNeed = lazyPart(() => import('./need').then((module) => module.StaffingNeed));

const LAST_HOUR = 23;

interface StaffingChartProps {
  staffing: Staffing;
  /** Undefined if there are no staffing needs. */
  need: HoursNeed | undefined;
  dayText: string;
  /** Called if the drawing script does not load. */
  onMissing: () => void;
}

/** The day's 24 columns; each shows its numbers on hover, on touch and by arrow keys. */
export function StaffingChart({ staffing, need, dayText, onMissing }: StaffingChartProps) {
  const t = useTranslations('insights');
  const formats = useFormats();
  const { isOverCalendar } = usePanelPlace();
  const words = useHourWords(staffing);
  const neededWords = (count: number) => `${t('staffingNeeded')} ${formats.integer(count)}`;
  const { pointed, point, leave } = useStaffingTip();
  const peak = busiestHour(staffing);
  const hour = pointed?.hour ?? peak?.hour ?? 0;
  const shown = pointed && staffing.hours[pointed.hour];

  const pointAt = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const column = Math.floor(((event.clientX - left) / width) * (LAST_HOUR + 1));
    const next = Math.min(Math.max(column, 0), LAST_HOUR);
    const by = event.pointerType === 'touch' ? 'touch' : 'mouse';
    if (event.type === 'pointerdown' || next !== pointed?.hour) point(next, by);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const target: Record<string, number> = {
      ArrowRight: hour + 1,
      ArrowUp: hour + 1,
      ArrowLeft: hour - 1,
      ArrowDown: hour - 1,
      Home: 0,
      End: LAST_HOUR,
    };
    const next = target[event.key];
    if (next === undefined || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    point(Math.min(Math.max(next, 0), LAST_HOUR), 'keyboard');
  };
  return (
    <div className="staffing-chart" data-is-page={!isOverCalendar || undefined}>
      {shown && (
        <span
          aria-hidden="true"
          className="staffing-column"
          style={{ left: `calc(var(--staffing-axis) + (100% - var(--staffing-axis)) * ${shown.hour / 24})` }}
        />
      )}
      <div
        role="img"
        aria-label={t('staffingChart', {
          day: dayText,
          peak: peak
            ? t('staffingPeak', {
                hours: hourText(formats, peak.hour),
                count: formats.integer(staffingTotal(peak)),
              })
            : t('staffingHidden'),
        })}
        className="size-full"
      >
        <StaffingBars staffing={staffing} need={need} onMissing={onMissing} />
        {need && <StaffingNeed need={need} staffing={staffing} />}
      </div>
      <div
        role="slider"
        tabIndex={0}
        aria-label={t('staffingHour')}
        aria-valuemin={0}
        aria-valuemax={LAST_HOUR}
        aria-valuenow={hour}
        aria-valuetext={[words(staffing.hours[hour]), need && neededWords(need[hour] ?? 0)]
          .filter(Boolean)
          .join(', ')}
        data-arrow-keys=""
        className="staffing-hours focus-ring"
        onPointerMove={pointAt}
        onPointerDown={pointAt}
        onPointerLeave={(event) => event.pointerType !== 'touch' && leave()}
        onPointerCancel={leave}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && point(hour, 'keyboard')}
        onBlur={leave}
        onKeyDown={handleKeyDown}
      >
        {shown && pointed.isOpen && <StaffingTip staffing={staffing} hour={shown} />}
      </div>
    </div>
  );
}

/** An hour's numbers as a line for screen readers. */
function useHourWords(staffing: Staffing): (hour: StaffingHour | undefined) => string {
  const t = useTranslations('insights');
  const formats = useFormats();
  const roleName = useRoleName();
  return (hour) => {
    if (!hour) return '';
    const counts = staffing.roles.flatMap((role, position) => {
      const count = hour.counts[position] ?? 0;
      return count > 0 ? [t('staffingCount', { role: roleName(role), count: formats.integer(count) })] : [];
    });
    const total = `${t('staffingTotal')} ${formats.integer(staffingTotal(hour))}`;
    return [
      hourText(formats, hour.hour),
      ...(counts.length > 0 ? [...counts, total] : [t('staffingNobody')]),
    ].join(', ');
  };
}

const HOURS = 24;

/** The people of one hour by role and in total; shown beside its column, towards the center. */
function StaffingTip({ staffing, hour }: { staffing: Staffing; hour: StaffingHour }) {
  const { colorOf } = useRoleBook();
  const t = useTranslations('insights');
  const formats = useFormats();
  const roleName = useRoleName();
  const isLeft = hour.hour >= HOURS / 2;
  return (
    <div
      role="tooltip"
      className="staffing-tip tnum"
      style={
        isLeft
          ? { right: `calc(${((HOURS - hour.hour) / HOURS) * 100}% + 8px)` }
          : { left: `calc(${((hour.hour + 1) / HOURS) * 100}% + 8px)` }
      }
    >
      <p className="font-semibold">{hourText(formats, hour.hour)}</p>
      {staffing.roles.map((role, position) => {
        const count = hour.counts[position] ?? 0;
        return (
          count > 0 && (
            <p
              key={role}
              className="flex items-center gap-2 text-ink-2"
              data-role-color={colorOf(role)}
              data-staffing-role={role}
            >
              <span aria-hidden="true" className="staffing-swatch" />
              <span className="min-w-0 grow truncate">{roleName(role)}</span>
              <span className="text-ink">{formats.integer(count)}</span>
            </p>
          )
        );
      })}
      <p className="flex justify-between gap-2 border-t border-line pt-2 font-semibold">
        <span>{t('staffingTotal')}</span>
        <span>{formats.integer(staffingTotal(hour))}</span>
      </p>
    </div>
  );
}

/** `4 PM - 5 PM`, for an hour from 0 to 23. */
export function hourText(formats: Formats, hour: number): string {
  return formats.hourRange(hour * 60, (hour + 1) * 60);
}

type Pointing = 'mouse' | 'touch' | 'keyboard';

interface Pointed {
  readonly hour: number;
  readonly by: Pointing;
  readonly isOpen: boolean;
}

/**
 * The pointed column and its tooltip, which opens after a pause, and on touch stays open only for a while.
 */
function useStaffingTip() {
  const [pointed, setPointed] = useState<Pointed>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const leave = useCallback(() => {
    clearTimeout(timer.current);
    setPointed(undefined);
  }, []);
  const point = useCallback(
    (hour: number, by: Pointing) => {
      clearTimeout(timer.current);
      setPointed((before) => ({ hour, by, isOpen: by !== 'touch' && before?.isOpen === true }));
      timer.current = setTimeout(() => {
        setPointed({ hour, by, isOpen: true });
        if (by === 'touch') timer.current = setTimeout(leave, TOOLTIP_TOUCH_CLOSE_MS);
      }, TOOLTIP_DELAY_MS);
    },
    [leave],
  );
  useEffect(() => () => clearTimeout(timer.current), []);

  const isOpen = pointed?.isOpen === true;
  const isByKeyboard = pointed?.by === 'keyboard';
  useEffect(() => {
    if (!isOpen) return;
    const handleKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // By keyboard, Escape closes the tooltip first; the next Escape closes the panel.
      if (isByKeyboard) event.stopPropagation();
      leave();
    };
    document.addEventListener('keydown', handleKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', handleKeyDown, { capture: true });
  }, [isOpen, isByKeyboard, leave]);

  return { pointed, point, leave };
}
