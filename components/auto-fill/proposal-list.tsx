'use client';

import { UserRoundX } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Avatar } from '@/components/parts/avatar';
import { OpenMark } from '@/components/parts/open-mark';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { useRuleSentences } from '@/components/parts/use-rule-sentences';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { useFormats } from '@/components/ui/use-formats';
import type { FilledShift, Obstacle, Proposal, UnfilledShift } from '@/lib/auto-fill/proposal';
import { photoOf } from '@/lib/employees/person/photo';
import { compareText } from '@/lib/order';
import { compareShifts, type Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useReasonSentence, useShiftName } from './use-fill-words';

interface ProposalListProps {
  proposal: Proposal;
  leftOut: ReadonlySet<string>;
  onToggle: (shiftId: string) => void;
  onReject: (filled: FilledShift) => void;
  onCover: (shiftId: string) => void;
}

type Row = FilledShift | UnfilledShift;

/** The proposal by day: proposed people with reasons, and the shifts that stay open. */
export function ProposalList({ proposal, leftOut, onToggle, onReject, onCover }: ProposalListProps) {
  const t = useTranslations('fill');
  const formats = useFormats();
  const days = useMemo(() => rowsByDay(proposal), [proposal]);
  const list = useRef<HTMLElement>(null);
  const rejected = useRef('');

  // The next plan may remove the pressed button: keep the focus at its shift.
  useEffect(() => {
    if (!rejected.current || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>(`[data-shift-id="${CSS.escape(rejected.current)}"]`)?.focus();
  });

  return (
    <section ref={list} aria-label={t('proposal')} className="flex flex-col gap-4">
      {days.map(([date, rows]) => (
        <section key={date} aria-label={formats.longDay(date)}>
          <h3 className="px-2 pb-1 text-xs font-medium text-ink-2 phone:text-[13px]">
            {formats.longDay(date)}
          </h3>
          <ul className="flex flex-col">
            {rows.map((row) =>
              'employeeId' in row ? (
                <FilledRow
                  key={row.shift.id}
                  filled={row}
                  isTaken={!leftOut.has(row.shift.id)}
                  onToggle={onToggle}
                  onReject={(filled) => {
                    rejected.current = filled.shift.id;
                    onReject(filled);
                  }}
                />
              ) : (
                <UnfilledRow key={row.shift.id} unfilled={row} onCover={onCover} />
              ),
            )}
          </ul>
        </section>
      ))}
    </section>
  );
}

function rowsByDay({ filled, unfilled }: Proposal): readonly (readonly [LocalDate, readonly Row[]])[] {
  const days = new Map<LocalDate, Row[]>();
  for (const row of [...filled, ...unfilled]) {
    const { date } = row.shift;
    days.set(date, [...(days.get(date) ?? []), row]);
  }
  return [...days]
    .sort(([one], [other]) => compareText(one, other))
    .map(([date, rows]) => [date, rows.sort((one, other) => compareShifts(one.shift, other.shift))]);
}

interface FilledRowProps {
  filled: FilledShift;
  isTaken: boolean;
  onToggle: (shiftId: string) => void;
  onReject: (filled: FilledShift) => void;
}

/** A shift with its proposed person and the reasons; it can be left out, or rejected for this person. */
function FilledRow({ filled, isTaken, onToggle, onReject }: FilledRowProps) {
  const t = useTranslations('fill');
  const { colorOf } = useRoleBook();
  const reason = useReasonSentence()(filled.reasons);
  const { shift, employeeId, employeeName: name } = filled;
  const shiftName = useShiftName()(shift);
  const employee = useSchedule((state) => state.schedule.employees.get(employeeId));
  const roleColor = colorOf(shift.role, shift.color);
  return (
    <li
      data-shift-id={shift.id}
      tabIndex={-1}
      className="flex items-center gap-1 rounded-box outline-none focus-visible:bg-hover"
    >
      <label className="flex min-h-11 min-w-0 grow cursor-pointer items-center gap-3 rounded-box px-2 py-1.5 motion hover:bg-hover">
        <input
          type="checkbox"
          checked={isTaken}
          aria-label={t('take', { name, shift: shiftName })}
          onChange={() => onToggle(shift.id)}
          className="size-4 shrink-0 accent-accent focus-ring phone:size-5"
        />
        <Avatar name={name} roleColor={roleColor} size={28} photo={employee && photoOf(employee)} />
        <span className="flex min-w-0 grow flex-col">
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="min-w-0 text-sm font-semibold wrap-anywhere" dir="auto">
              {name}
            </span>
            <ShiftFacts shift={shift} />
          </span>
          {shift.employeeName && (
            <span className="text-xs text-ink-2 phone:text-[13px]" dir="auto">
              {t('insteadOf', { name: shift.employeeName })}
            </span>
          )}
          {reason && (
            <span className="block text-xs text-ink-2 first-letter:uppercase phone:text-[13px]">
              {reason}
            </span>
          )}
        </span>
      </label>
      <IconButton
        label={t('notHere', { name, shift: shiftName })}
        icon={<UserRoundX />}
        className="mr-1"
        onClick={() => onReject(filled)}
      />
    </li>
  );
}

/** The maximum number of people listed with the reason why they cannot work. */
const MAX_NAMED = 3;

interface UnfilledRowProps {
  unfilled: UnfilledShift;
  onCover: (shiftId: string) => void;
}

/** A shift that stays open, with the reason why each person cannot work it. */
function UnfilledRow({ unfilled: { shift, obstacles, otherRoleCount }, onCover }: UnfilledRowProps) {
  const t = useTranslations('fill');
  const cover = useTranslations('cover');
  const roleName = useRoleName();
  const shiftName = useShiftName()(shift);
  const role = roleName(shift.role);
  const moreCount = obstacles.length - MAX_NAMED;
  return (
    <li
      data-shift-id={shift.id}
      tabIndex={-1}
      className="flex items-start gap-3 rounded-box px-2 py-2 outline-none focus-visible:bg-hover phone:flex-wrap"
    >
      <span className="pl-7 phone:pl-8">
        <OpenMark size={28} />
      </span>
      <span className="flex min-w-0 grow basis-48 flex-col gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="text-sm font-semibold">{t('unfilled')}</span>
          <ShiftFacts shift={shift} />
        </span>
        <ul className="flex flex-col gap-0.5 text-xs text-ink-2 phone:text-[13px]">
          {obstacles.length === 0 && <li>{t('nobodyWithRole', { role })}</li>}
          {obstacles.slice(0, MAX_NAMED).map((obstacle) => (
            <ObstacleWords key={obstacle.employeeName} obstacle={obstacle} />
          ))}
          {moreCount > 0 && <li className="tnum">{t('moreCannot', { count: moreCount })}</li>}
          {obstacles.length > 0 && otherRoleCount > 0 && (
            <li className="tnum">{t('lackRole', { count: otherRoleCount })}</li>
          )}
        </ul>
      </span>
      <Button
        size="sm"
        aria-label={t('coverFor', { shift: shiftName })}
        aria-haspopup="dialog"
        className="shrink-0 phone:ml-18"
        onClick={() => onCover(shift.id)}
      >
        {cover('title')}
      </Button>
    </li>
  );
}

function ObstacleWords({ obstacle }: { obstacle: Obstacle }) {
  const t = useTranslations('fill');
  const sentence = useRuleSentences();
  const { employeeName, breaks, isNeededElsewhere, isRejected } = obstacle;
  const [first] = breaks;
  const otherwise = t(isRejected ? 'turnedDown' : 'neededElsewhere');
  const why = first && !isNeededElsewhere ? sentence(first) : otherwise;
  return (
    <li className="wrap-anywhere" dir="auto">
      {t('obstacle', { name: employeeName, why })}
    </li>
  );
}

function ShiftFacts({ shift }: { shift: Shift }) {
  const formats = useFormats();
  const roleName = useRoleName();
  const { colorOf } = useRoleBook();
  return (
    <>
      <span className="tnum text-sm whitespace-nowrap text-ink-2">
        {formats.timeRange(shift.startTime, shift.endTime)}
      </span>
      <Badge tone="role" roleColor={colorOf(shift.role, shift.color)}>
        {roleName(shift.role)}
      </Badge>
    </>
  );
}
