'use client';

import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { useRoleName, useStatusName } from '@/components/parts/roles/use-role-name';
import { RuleWarnings } from '@/components/parts/rule-warnings';
import { StatusIcon } from '@/components/parts/status-icon';
import { useDetailWords } from '@/components/parts/use-detail-words';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useFormats } from '@/components/ui/use-formats';
import { ruleBreaks } from '@/lib/rules/rule-breaks';
import { detailTexts } from '@/lib/shifts/shift/detail-texts';
import { isRepeating, SHIFT_STATUSES, type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import { isOvernight } from '@/lib/time/interval';
import { addDays } from '@/lib/time/local-date';
import { ruleContextFor } from '@/stores/schedule/rule-context';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { setStatus } from './set-status';

const RepeatLine = lazyPart(() =>
  import('@/components/shift-form/repeat/repeat-line').then((module) => module.RepeatLine),
);

interface ShiftDetailsProps {
  shift: Shift;
  /** Called after a status is chosen. */
  onStatus?: (() => void) | undefined;
}

/** Long notes scroll, so they must be focusable. */
function makeScrollable(notes: HTMLElement | null): void {
  if (notes && notes.scrollHeight > notes.clientHeight) notes.tabIndex = 0;
}

/**
 * The details that a card has no space for: role and length, broken rules, notes, and the status to choose.
 */
export function ShiftDetails({ shift, onStatus }: ShiftDetailsProps) {
  const store = useScheduleStore();
  const { colorOf } = useRoleBook();
  const t = useTranslations('calendar');
  const form = useTranslations('shiftForm');
  const formats = useFormats();
  const roleName = useRoleName();
  const statusName = useStatusName();
  const details = useDetailWords('details');
  const statusId = useId();
  const isUnpublished = useSchedule(({ schedule }) => schedule.unpublished.has(shift.id));
  // Re-render on every change: another shift or the team can affect the broken rules.
  useSchedule((state) => state.schedule);
  const breaks = ruleBreaks(shift, ruleContextFor(store, shift.employeeName));
  const length = formats.duration(shiftMinutes(shift));
  return (
    <div className="flex flex-col gap-3">
      <p className="tnum flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2">
        <Badge
          tone="role"
          roleColor={colorOf(shift.role, shift.color)}
          icon={<RoleIcon role={shift.role} size={14} />}
        >
          {roleName(shift.role)}
        </Badge>
        <span>
          {isOvernight(shift.startTime, shift.endTime)
            ? t('hoursEndOn', { hours: length, weekday: formats.weekday(addDays(shift.date, 1)) })
            : length}
        </span>
        {detailTexts(shift, details).map((text) => (
          <span key={text} dir="auto">
            {text}
          </span>
        ))}
        {isUnpublished && <span className="text-accent-text">{t('unpublished')}</span>}
      </p>
      {isRepeating(shift) && <RepeatLine shift={shift} />}
      <RuleWarnings breaks={breaks} />
      {shift.teamNotes && (
        <section aria-label={form('teamNotes')} className="whitespace-pre-line wrap-anywhere" dir="auto">
          {shift.teamNotes}
        </section>
      )}
      {shift.notes && (
        <section
          key={shift.notes}
          ref={makeScrollable}
          aria-label={form('notes')}
          className="focus-ring max-h-40 overflow-y-auto whitespace-pre-line rounded-sm wrap-anywhere text-ink-2"
          dir="auto"
        >
          {shift.notes}
        </section>
      )}
      <fieldset aria-labelledby={statusId} className="flex flex-wrap gap-1.5">
        <legend id={statusId} className="pb-1 text-xs font-medium text-ink-2 phone:text-[13px]">
          {t('status')}
        </legend>
        {SHIFT_STATUSES.map((status) => (
          <Button
            key={status}
            aria-pressed={shift.status === status}
            data-status={status}
            icon={<StatusIcon status={status} className="text-status-edge" />}
            className="grow px-2! aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink contrast:aria-pressed:bg-ink contrast:aria-pressed:text-canvas"
            onClick={() => {
              setStatus(store, shift, status);
              onStatus?.();
            }}
          >
            {statusName(status)}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
