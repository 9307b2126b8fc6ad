'use client';

import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';
import { BrokenShifts } from '@/components/parts/broken-shifts';
import { useFormats } from '@/components/ui/use-formats';
import { openingHoursWith } from '@/lib/days/day-opening';
import type { DayRecords } from '@/lib/days/day-record';
import type { RuleSettings } from '@/lib/rules/rule-break';
import type { PutBack } from '@/lib/shifts/history/put-back';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import { workedOf } from '@/lib/worked/worked';
import { liveSchedule } from '@/stores/app/schedule-store';
import { freshBreaksOfPlan } from '@/stores/schedule/plan-breaks';
import { useRuleSettings } from '@/stores/settings/use-setting';

/** Further shifts are counted. */
const MOST_LINES = 5;

interface Line {
  readonly id: string;
  readonly words: string;
}

/** What comes back, goes and changes, and which rules that would break. */
export function PutBackPreview({ putBack }: { putBack: PutBack }) {
  const t = useTranslations('lookBack');
  const shiftWords = useShiftWords();
  const { entries, returning, leaving, changed } = putBack;
  if (entries.length === 0)
    return (
      <p role="status" className="text-ink-2">
        {t('nothing')}
      </p>
    );
  const recorded = leaving.filter(workedOf).length;
  const lineOf = (shift: Shift): Line => ({ id: shift.id, words: shiftWords(shift) });
  const lines = changed.map(({ before, after }): Line => {
    const [was, now] = [lineOf(after), lineOf(before)];
    return was.words === now.words
      ? was
      : { ...was, words: `${was.words} (${t('now', { shift: now.words })})` };
  });
  return (
    <div className="flex flex-col gap-4">
      <Group title={t('returning', { count: returning.length })} lines={returning.map(lineOf)} />
      <Group title={t('changed', { count: changed.length })} lines={lines} />
      <Group
        title={t('leaving', { count: leaving.length })}
        lines={leaving.map(lineOf)}
        note={recorded > 0 ? t('leavingRecorded', { count: recorded }) : undefined}
      />
      <Breaks putBack={putBack} />
      <p className="text-sm text-ink-2">{t('canUndo')}</p>
    </div>
  );
}

interface GroupProps {
  title: string;
  lines: readonly Line[];
  note?: string | undefined;
}

function Group({ title, lines, note }: GroupProps) {
  const t = useTranslations('lookBack');
  if (lines.length === 0) return null;
  const more = lines.length - MOST_LINES;
  return (
    <Titled title={title}>
      <ul className="tnum flex flex-col gap-1 text-sm text-ink-2">
        {lines.slice(0, MOST_LINES).map(({ id, words }) => (
          <li key={id} className="wrap-anywhere">
            {words}
          </li>
        ))}
        {more > 0 && <li>{t('more', { count: more })}</li>}
      </ul>
      {note !== undefined && <p className="tnum text-sm">{note}</p>}
    </Titled>
  );
}

function Breaks({ putBack: { entries } }: { putBack: PutBack }) {
  const t = useTranslations('lookBack');
  const now = useStore(liveSchedule, (state) => state.schedule);
  const broken = freshBreaksOfPlan(now, entries, usePresentSettings(now.days));
  if (broken.length === 0) return null;
  return (
    <Titled title={t('breaks', { count: broken.length })}>
      <BrokenShifts broken={broken} />
    </Titled>
  );
}

/** Those by which the present is judged: the others have what was said of single dates at the moment that is looked at. */
function usePresentSettings(days: DayRecords): RuleSettings {
  const settings = useRuleSettings();
  return useMemo(() => {
    const { dates: _then, ...ofWeekdays } = settings.openingHours;
    return { ...settings, openingHours: openingHoursWith(ofWeekdays, days) };
  }, [settings, days]);
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-1.5">
      <h3 className="tnum text-sm font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function useShiftWords(): (shift: Shift) => string {
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  return (shift) => {
    const name = isOpenShift(shift) ? calendar('openShift') : shift.employeeName;
    const times = formats.timeRange(shift.startTime, shift.endTime);
    return `${name}, ${formats.shortWeekdayAndDate(shift.date)}, ${times}`;
  };
}
