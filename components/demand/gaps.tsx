'use client';

import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { RuleWarnings } from '@/components/parts/rule-warnings';
import { Button } from '@/components/ui/button';
import { CheckChips } from '@/components/ui/fields/check-chips';
import { useFormats } from '@/components/ui/use-formats';
import type { Balance, Gap } from '@/lib/demand/gaps';
import { hasDemand } from '@/lib/demand/need';
import {
  type NeededShift,
  OFFERED_LENGTHS,
  shiftsForNeed,
  USUAL_LENGTHS,
} from '@/lib/demand/shifts-for-need';
import { ruleBreaks } from '@/lib/rules/rule-breaks';
import { demandSetting } from '@/lib/settings/demand-setting';
import { usualTimes } from '@/lib/shifts/shift/usual-times';
import { clockTimeOf, minuteOfDay } from '@/lib/time/clock-time';
import { intervalOf } from '@/lib/time/interval';
import type { LocalDate } from '@/lib/time/local-date';
import { openingOn } from '@/lib/time/opening-hours';
import { HOUR_MINUTES } from '@/lib/time/units';
import { uiStore } from '@/stores/app/ui-store';
import { makeOpenShifts, openShiftOf } from '@/stores/demand/make-open-shifts';
import { useWeekNeed } from '@/stores/demand/week-need';
import { ruleContextFor } from '@/stores/schedule/rule-context';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useOpeningHours, useSetting } from '@/stores/settings/use-setting';

const MAX_USUAL_TIMES = 5;

/** Lists gaps with a button each that adds open shifts, and one button that fills all gaps. */
export function Gaps() {
  const t = useTranslations('demand');
  const demand = useSetting(demandSetting);
  const { days, balance, few: gaps, many: surplus } = useWeekNeed(useSchedule((state) => state.selectedDate));
  if (!hasDemand(demand)) return <p className="py-6 text-ink-2">{t('noNeed')}</p>;
  return (
    <>
      {gaps.length > 0 && <FillAll days={days} balance={balance} />}
      {gaps.length === 0 ? <p className="py-4 text-ink-2">{t('noGaps')}</p> : <GapList gaps={gaps} />}
      {surplus.length > 0 && (
        <section aria-label={t('surplus')} className="flex flex-col gap-1">
          <h3 className="text-sm font-semibold">{t('surplus')}</h3>
          <ul className="text-sm text-ink-2">
            {surplus.map((gap) => (
              <li key={keyOf(gap)} className="py-1">
                <GapWords gap={gap} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function keyOf({ date, role, fromHour, toHour }: Gap): string {
  return `${date} ${fromHour} ${toHour} ${role}`;
}

function GapList({ gaps }: { gaps: readonly Gap[] }) {
  const store = useScheduleStore();
  const t = useTranslations('demand');
  const make = (gap: Gap) => {
    const shift = {
      date: gap.date,
      role: gap.role,
      startTime: clockTimeOf(gap.fromHour * HOUR_MINUTES),
      endTime: clockTimeOf(gap.toHour * HOUR_MINUTES),
    };
    makeOpenShifts(
      store,
      Array.from({ length: gap.count }, () => shift),
      t('made', { count: gap.count }),
    );
  };
  return (
    <ul aria-label={t('gaps')} className="flex flex-col divide-y divide-line">
      {gaps.map((gap) => (
        <li key={keyOf(gap)} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
          <span id={keyOf(gap).replaceAll(' ', '-')} className="min-w-0 grow">
            <GapWords gap={gap} />
          </span>
          <Button
            aria-describedby={keyOf(gap).replaceAll(' ', '-')}
            className="coarse:min-h-11"
            onClick={() => make(gap)}
          >
            {t('makeOne', { count: gap.count })}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function GapWords({ gap: { date, role, fromHour, toHour, count } }: { gap: Gap }) {
  const t = useTranslations('demand');
  const formats = useFormats();
  const roleName = useRoleName();
  return (
    <span className="tnum flex flex-wrap items-center gap-x-3">
      <span className="min-w-22 font-medium">{formats.weekdayDay(date)}</span>
      <span className="min-w-32">{formats.hourRange(fromHour * HOUR_MINUTES, toHour * HOUR_MINUTES)}</span>
      <span className="flex items-center gap-1.5">
        <RoleIcon role={role} size={14} />
        {t('missing', { count, role: roleName(role) })}
      </span>
    </span>
  );
}

/** Fills the whole week, after a preview. */
function FillAll({ days, balance }: { days: readonly LocalDate[]; balance: Balance }) {
  const store = useScheduleStore();
  const t = useTranslations('demand');
  const formats = useFormats();
  const openingHours = useOpeningHours();
  const [lengths, setLengths] = useState<readonly number[]>(USUAL_LENGTHS);
  const shifts = useMemo(() => {
    const usualStarts = (role: string) =>
      usualTimes(
        store.getState().schedule.shifts,
        { employeeName: '', role },
        days[0] ?? uiStore.getState().today,
        MAX_USUAL_TIMES,
      ).map(({ startTime }) => minuteOfDay(startTime));
    const openOn = (date: LocalDate) => {
      const { from, to } = openingOn(openingHours, date) ?? {};
      if (!from || !to) return undefined;
      const { startMinute, endMinute } = intervalOf(from, to);
      return [startMinute, endMinute] as const;
    };
    return shiftsForNeed(balance, days, { lengths, usualStarts, openOn });
  }, [balance, days, lengths, openingHours, store]);
  const minutes = shifts.reduce((sum, { hours }) => sum + hours * HOUR_MINUTES, 0);
  return (
    <section aria-label={t('fill')} className="flex flex-col gap-3 rounded-box bg-fill p-4">
      <CheckChips
        label={t('lengths')}
        size="sm"
        options={OFFERED_LENGTHS.map((hours) => ({
          value: `${hours}`,
          label: formats.duration(hours * HOUR_MINUTES),
          isChecked: lengths.includes(hours),
        }))}
        onToggle={(value) =>
          setLengths(OFFERED_LENGTHS.filter((hours) => lengths.includes(hours) !== (hours === Number(value))))
        }
      />
      {lengths.length === 0 && <p role="alert">{t('lengthWrong')}</p>}
      <Warnings shifts={shifts} />
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="tnum grow">
          {t('preview', { count: shifts.length, hours: formats.duration(minutes) })}
        </p>
        <Button
          variant="primary"
          disabled={shifts.length === 0}
          onClick={() => makeOpenShifts(store, shifts, t('made', { count: shifts.length }))}
        >
          {t('fill')}
        </Button>
      </div>
    </section>
  );
}

/** Warns about broken rules; each kind of broken rule is listed once per day. */
function Warnings({ shifts }: { shifts: readonly NeededShift[] }) {
  const store = useScheduleStore();
  const context = ruleContextFor(store, '');
  const days = new Map(shifts.map((shift) => [shift.date, shift]));
  const breaks = [...days.values()].flatMap((shift) => ruleBreaks(openShiftOf(shift), context));
  return breaks.length > 0 && <RuleWarnings breaks={breaks} />;
}
