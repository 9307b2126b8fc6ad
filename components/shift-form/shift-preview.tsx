'use client';

import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { lengthStyle } from '@/components/parts/length-style';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { ShiftFace } from '@/components/parts/shift-face';
import { useRuleSentences } from '@/components/parts/use-rule-sentences';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useFormats } from '@/components/ui/use-formats';
import { findEmployeeByName, nameKey } from '@/lib/employees/employee';
import { weekLimitFor } from '@/lib/pay/overtime-rules';
import { WEEK_OVERTIME_MINUTES } from '@/lib/rules/overtime-limits';
import { ruleBreaks } from '@/lib/rules/rule-breaks';
import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { overtimeSetting } from '@/lib/settings/overtime-setting';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { type ShiftDraft, shiftFromDraft } from '@/lib/shifts/shift/check-shift-draft';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import { totalsByEmployee } from '@/lib/shifts/views/day-totals';
import { parseDateInput } from '@/lib/time/clean-date';
import { parseClockTime } from '@/lib/time/clock-time';
import { isOvernight } from '@/lib/time/interval';
import { weekOf } from '@/lib/time/week';
import { useIsAnybodyPaid } from '@/stores/pay/is-anybody-paid';
import { contextIn } from '@/stores/schedule/rule-context';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useRuleSettings } from '@/stores/settings/use-rule-settings';
import { useMinutesOf, useSetting } from '@/stores/settings/use-setting';

const ShiftCost = lazyPart(() => import('./shift-cost').then((module) => module.ShiftCost));

interface ShiftPreviewProps {
  draft: ShiftDraft;
  /** The edited shift; the draft replaces it in the checks. */
  shiftId: string | undefined;
}

/** Undefined if the draft is refused. */
function useDraftShift({ draft, shiftId = '' }: ShiftPreviewProps): Shift | undefined {
  const schedule = useSchedule((state) => state.schedule);
  const made = useMemo(
    () => shiftFromDraft(draft, shiftId, schedule.employees.values()),
    [draft, shiftId, schedule],
  );
  return made.isOk ? made.value : undefined;
}

/** The effect on the person's week, for screens without space for the preview. */
export function WeekEffect(props: ShiftPreviewProps) {
  const shift = useDraftShift(props);
  return shift ? <WeekEffectText shift={shift} /> : null;
}

/** The shift as it will appear, and its effect on the person's week. */
export function ShiftPreview(props: ShiftPreviewProps) {
  const { colorOf } = useRoleBook();
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  const roleName = useRoleName();
  const shift = useDraftShift(props);
  if (!shift) return <GhostCard draft={props.draft} />;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-xs font-medium text-ink-2">{formats.longDay(shift.date)}</p>
      <div
        className="shift-card"
        style={lengthStyle(shiftMinutes(shift))}
        data-role-color={colorOf(shift.role, shift.color)}
        data-shift-status={shift.status}
        data-open={isOpenShift(shift) || undefined}
      >
        <ShiftFace
          name={shift.employeeName || calendar('openShift')}
          time={formats.timeRange(shift.startTime, shift.endTime)}
          overnight={isOvernight(shift.startTime, shift.endTime) ? calendar('overnight') : undefined}
          role={shift.role}
          roleLabel={roleName(shift.role)}
          hours={formats.duration(shiftMinutes(shift))}
          isConfirmed={shift.status === 'Confirmed'}
        />
      </div>
      <WeekEffectText shift={shift} />
    </div>
  );
}

/** The card's outline with the data known so far; decorative, because the fields have the same data. */
function GhostCard({ draft }: Pick<ShiftPreviewProps, 'draft'>) {
  const { colorOf } = useRoleBook();
  const t = useTranslations('shiftForm');
  const formats = useFormats();
  const roleName = useRoleName();
  const date = parseDateInput(draft.date);
  const [start, end] = [parseClockTime(draft.startTime), parseClockTime(draft.endTime)];
  return (
    <div className="flex flex-col gap-3">
      <p className="text-xs font-medium text-ink-2">
        {date.isOk ? formats.longDay(date.value) : t('preview')}
      </p>
      <div
        aria-hidden="true"
        className="shift-card pointer-events-none [&>span]:text-ink-2"
        data-open=""
        data-role-color={draft.role ? colorOf(draft.role) : undefined}
      >
        <span className="shift-name">{draft.employeeName.trim() || t('employee')}</span>
        <span className="shift-time tnum">
          {start && end ? formats.timeRange(start, end) : t('startTime')}
        </span>
        <span className="shift-role">
          {draft.role && <RoleIcon role={draft.role} size={13} />}
          <span>{draft.role ? roleName(draft.role) : t('role')}</span>
        </span>
      </div>
    </div>
  );
}

/** Renders nothing for an open shift. */
function WeekEffectText({ shift }: { shift: Shift }) {
  const t = useTranslations('shiftForm');
  if (isOpenShift(shift)) return <p className="text-xs text-ink-2">{t('openNote')}</p>;
  return <WeekOfEmployee shift={shift} />;
}

function WeekOfEmployee({ shift }: { shift: Shift }) {
  const t = useTranslations('shiftForm');
  const formats = useFormats();
  const sentence = useRuleSentences();
  const index = useSchedule((state) => state.schedule.shifts);
  const employees = useSchedule((state) => state.schedule.employees);
  const rules = useRuleSettings();
  const weekStart = useSetting(weekStartSetting);
  const others = weekOf(shift.date, weekStart).map((day) =>
    shiftsOn(index, day).filter(({ id }) => id !== shift.id),
  );
  const minutesOf = useMinutesOf();
  const before = totalsByEmployee(others, minutesOf).get(nameKey(shift.employeeName))?.minutes ?? 0;
  const added = isCounted(shift) ? minutesOf(shift) : 0;
  const total = before + added;
  const rulesOfOvertime = useSetting(overtimeSetting);
  const limit = weekLimitFor(rulesOfOvertime, findEmployeeByName(employees.values(), shift.employeeName));
  const overtime = total - limit;
  const breaks = ruleBreaks(shift, contextIn(index, employees, shift.employeeName, rules));
  const isPaid = useIsAnybodyPaid();
  const clash = breaks.find(({ rule }) => rule === 'overlap');
  const barLimit = Number.isFinite(limit) ? limit : WEEK_OVERTIME_MINUTES;
  const share = (minutes: number) => `${Math.min(minutes / Math.max(total, barLimit), 1) * 100}%`;
  const [firstName = shift.employeeName] = shift.employeeName.split(/\s+/);
  return (
    <>
      <div>
        <p className="flex items-baseline justify-between gap-2 text-xs">
          <span className="truncate font-semibold">{t('weekOf', { name: firstName })}</span>
          <span className="tnum whitespace-nowrap">
            {Number.isFinite(limit)
              ? t('hoursOfLimit', { hours: formats.hoursFigure(total), limit: formats.duration(limit) })
              : formats.duration(total)}
          </span>
        </p>
        <div aria-hidden="true" className="mt-1.5 flex h-1.5 overflow-hidden rounded-full bg-fill">
          <span className="bg-accent-300 dark:bg-accent-800" style={{ width: share(before) }} />
          <span className="bg-accent" style={{ width: share(added) }} />
        </div>
        <p className="mt-1.5 text-xs text-ink-2">
          {t('adds', { hours: formats.duration(added) })}{' '}
          {overtime > 0 && (
            <span data-status="Pending" className="font-medium text-status-text">
              {t('overtime', { hours: formats.duration(overtime) })}
            </span>
          )}
        </p>
        {isPaid && <ShiftCost shift={shift} />}
      </div>
      <p
        role="status"
        data-status={clash ? 'Canceled' : 'Confirmed'}
        className="flex gap-2 text-xs font-medium text-status-text"
      >
        {clash ? (
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
        ) : (
          <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
        )}
        {clash ? sentence(clash) : t('free', { weekday: formats.weekday(shift.date) })}
      </p>
    </>
  );
}
