'use client';

import { useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { useRoleName, useStatusName } from '@/components/parts/roles/use-role-name';
import { Dialog } from '@/components/ui/dialog/dialog';
import { FormFooter } from '@/components/ui/dialog/form-footer';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { TimeSpanFields } from '@/components/ui/fields/time-span-fields';
import {
  type BulkChange,
  MAX_MINUTES,
  moveOf,
  parseDayOffset,
  plannedBulkChange,
} from '@/lib/shifts/change/bulk-change';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { SHIFT_STATUSES } from '@/lib/shifts/shift/shift';
import { parseClockTime } from '@/lib/time/clock-time';
import { moveShifts, notifyMoveRefusal } from '@/stores/schedule/move-shifts';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { closeDialog } from '@/stores/ui/dialogs';
import { BulkSummary } from './bulk-summary';
import { OffsetField } from './offset-field';
import { useBulk } from './use-bulk';

/**
 * The option for "unchanged" or for all roles. The line break keeps the value distinct from every id, status
 * and role.
 */
const KEEP = '\nkeep';
const OPEN = '\nopen';
const MINUTES = [-30, -15, 15, 30] as const;
const SIGNED_MINUTES = {
  style: 'unit',
  unit: 'minute',
  unitDisplay: 'short',
  signDisplay: 'always',
} as const;

/** Changes status, employee, role, times or notes of all selected shifts in one step. */
export function BulkChangeDialog() {
  const store = useScheduleStore();
  const t = useTranslations('bulkDialogs');
  const form = useTranslations('shiftForm');
  const calendar = useTranslations('calendar');
  const common = useTranslations('common');
  const statusName = useStatusName();
  const roleName = useRoleName();
  const { offered } = useRoleBook();
  const { shifts, employees, breaksOf } = useBulk();
  const locale = useLocale();
  const signedMinutes = useMemo(() => new Intl.NumberFormat(locale, SIGNED_MINUTES), [locale]);
  const [status, setStatus] = useState(KEEP);
  const [person, setPerson] = useState(KEEP);
  const [newRole, setNewRole] = useState(KEEP);
  const [role, setRole] = useState(KEEP);
  const [times, setTimes] = useState({ start: '', end: '' });
  const [later, setLater] = useState('');
  const [note, setNote] = useState('');
  const roles = useMemo(() => [...new Set(shifts.map((shift) => shift.role))], [shifts]);
  const startTime = parseClockTime(times.start);
  const endTime = parseClockTime(times.end);
  const isStartWrong = times.start.trim() !== '' && startTime === undefined;
  const isEndWrong = times.end.trim() !== '' && endTime === undefined;
  const minutes = parseDayOffset(later || '0', MAX_MINUTES);
  const change = useMemo<BulkChange>(() => {
    const name = employees.find(({ id }) => id === person)?.name;
    const employeeName = person === OPEN ? OPEN_SHIFT_NAME : name;
    return {
      ...(status !== KEEP && { status }),
      ...(employeeName !== undefined && { employeeName }),
      ...(newRole !== KEEP && { role: newRole }),
      ...(role !== KEEP && { timesOfRole: role }),
      ...(startTime !== undefined && { startTime }),
      ...(endTime !== undefined && { endTime }),
      ...(minutes && { minutes }),
      ...(note.trim() !== '' && { note }),
    };
  }, [employees, person, status, newRole, role, startTime, endTime, minutes, note]);
  const plan = useMemo(() => plannedBulkChange(shifts, change, employees), [shifts, change, employees]);
  const broken = useMemo(() => breaksOf(plan.moved), [breaksOf, plan]);
  const count = plan.moved.length;
  const isReady = count > 0 && !isStartWrong && !isEndWrong && minutes !== undefined;
  const apply = () => {
    if (!isReady) return;
    closeDialog();
    const outcome = moveShifts(
      store,
      plan.moved.map(({ before }) => moveOf(before, change)),
    );
    if (!outcome.isOk) notifyMoveRefusal(store, outcome.error);
  };
  const keep = { value: KEEP, label: t('keep') };
  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={t('changeTitle', { count: shifts.length })}
      closeLabel={common('close')}
      onSubmit={apply}
      footer={
        <FormFooter submitLabel={t('changeNow', { count })} onCancel={closeDialog} isDisabled={!isReady} />
      }
    >
      <div className="flex flex-col gap-4">
        <div className="grid grid-cols-2 gap-x-3 gap-y-4 phone:grid-cols-1">
          <SelectField
            label={form('status')}
            value={status}
            options={[keep, ...SHIFT_STATUSES.map((value) => ({ value, label: statusName(value) }))]}
            onChange={setStatus}
          />
          <SelectField
            label={form('role')}
            value={newRole}
            options={[keep, ...offered.map((value) => ({ value, label: roleName(value) }))]}
            onChange={setNewRole}
          />
          <SelectField
            label={form('employee')}
            value={person}
            options={[
              keep,
              { value: OPEN, label: calendar('openShift') },
              ...employees.map(({ id, name, role: employeeRole }) => ({
                value: id,
                label: name,
                description: roleName(employeeRole),
              })),
            ]}
            onChange={setPerson}
          />
          <SelectField
            label={t('timesOf')}
            value={role}
            options={[
              { value: KEEP, label: t('allRoles') },
              ...roles.map((value) => ({ value, label: roleName(value) })),
            ]}
            onChange={setRole}
          />
        </div>
        <div className="grid grid-cols-2 gap-3">
          <TimeSpanFields
            labels={{ start: form('startTime'), end: form('endTime') }}
            {...times}
            onChange={(changed) => setTimes({ ...times, ...changed })}
            errors={{
              start: isStartWrong ? t('noTime') : undefined,
              end: isEndWrong ? t('noTime') : undefined,
            }}
          />
        </div>
        <p className="-mt-2 text-xs text-ink-2 phone:text-[13px]">{t('timesHint')}</p>
        <OffsetField
          label={t('minutes')}
          value={later}
          choices={MINUTES.map((offset) => ({ offset, label: signedMinutes.format(offset) }))}
          hint={t('minutesHint')}
          error={minutes === undefined ? t('minutesWrong', { most: MAX_MINUTES }) : undefined}
          onChange={setLater}
        />
        <TextAreaField
          label={t('note')}
          rows={2}
          hint={t('noteHint')}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <BulkSummary unchangedCount={plan.unchanged.length} refused={plan.refused} broken={broken}>
          {t('willChange', { count })}
        </BulkSummary>
      </div>
    </Dialog>
  );
}
