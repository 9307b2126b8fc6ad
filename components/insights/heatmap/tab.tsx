'use client';

import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { useCoverageFilter, useSetting } from '@/stores/settings/use-setting';
import './heatmap.css';
import { CalendarX, Info } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useAnnouncedRange } from '@/components/insights/announced-range';
import { SkippedNote } from '@/components/insights/skipped-note';
import { TabHeading } from '@/components/insights/tab-heading';
import { EmptyState } from '@/components/ui/empty-state';
import { usePanelPlace } from '@/components/ui/page/panel-place';
import { useFormats } from '@/components/ui/use-formats';
import { HEAT_STEPS, heatmapOf } from '@/lib/insights/heatmap';
import { weekOf } from '@/lib/time/week';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { HeatmapTable } from './table';

/** How many people work in each hour of the selected date's week. */
export function HeatmapTab() {
  const t = useTranslations('insights');
  const formats = useFormats();
  const { isOverCalendar } = usePanelPlace();
  const shifts = useSchedule(({ schedule }) => schedule.shifts);
  const selectedDate = useSchedule((state) => state.selectedDate);
  const weekStart = useSetting(weekStartSetting);
  const counted = useCoverageFilter();
  const rows = useMemo(
    () => heatmapOf(shifts, weekOf(selectedDate, weekStart), counted),
    [shifts, selectedDate, weekStart, counted],
  );
  const range = formats.weekdayRange(rows[0]?.date ?? selectedDate, rows.at(-1)?.date ?? selectedDate);
  useAnnouncedRange(range);

  if (rows.every(({ people }) => people.every((count) => count === 0))) {
    return (
      <>
        <EmptyState
          className="py-16"
          icon={<CalendarX aria-hidden="true" />}
          title={t('heatmapEmptyTitle')}
          description={t('heatmapEmptyHint', { range })}
        />
        <SkippedNote />
      </>
    );
  }
  return (
    <div className="heat-scale" data-is-page={!isOverCalendar || undefined}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <TabHeading className="text-ink-2">{t('heatmapTitle')}</TabHeading>
        <Legend />
      </div>
      <HeatmapTable rows={rows} caption={t('heatmapCaption', { range })} />
      <p className="mt-3.5 flex gap-1.5 text-xs text-ink-2">
        <Info aria-hidden="true" className="mt-px size-3.5" />
        <span>
          {t('heatmapNote')} {t('heatmapClock')}
        </span>
      </p>
      <SkippedNote />
    </div>
  );
}

function Legend() {
  const t = useTranslations('insights');
  const last = HEAT_STEPS.length - 1;
  return (
    <div className="flex items-center gap-1.5 text-xs text-ink-2">
      {t('heatmapFewer')}
      <ul aria-label={t('heatmapLegend')} className="flex gap-1">
        {HEAT_STEPS.map((step) => (
          <li
            key={step}
            data-heat={step}
            className="tnum flex h-5 min-w-6 items-center justify-center rounded-card font-semibold"
          >
            {step === last ? `${step}+` : step}
          </li>
        ))}
      </ul>
      {t('heatmapMore')}
    </div>
  );
}
