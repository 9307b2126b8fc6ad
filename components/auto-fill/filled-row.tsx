'use client';

import { UserRoundX } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Avatar } from '@/components/parts/avatar';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { IconButton } from '@/components/ui/icon-button';
import type { FilledShift } from '@/lib/auto-fill/proposal';
import { photoOf } from '@/lib/employees/person/photo';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { ShiftFacts } from './shift-facts';
import { useReasonSentence, useShiftName } from './use-fill-words';

interface FilledRowProps {
  filled: FilledShift;
  isTaken: boolean;
  onToggle: (shiftId: string) => void;
  onReject: (filled: FilledShift) => void;
}

/** A shift with who would work it and why; it can be left out, or given to anybody else. */
export function FilledRow({ filled, isTaken, onToggle, onReject }: FilledRowProps) {
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
