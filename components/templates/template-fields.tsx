'use client';

import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { Avatar } from '@/components/parts/avatar';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { useRoleName, useStatusName } from '@/components/parts/roles/use-role-name';
import { useRolesHint } from '@/components/parts/roles/use-roles-hint';
import { StatusIcon } from '@/components/parts/status-icon';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { ComboboxField } from '@/components/ui/fields/combobox-field';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { TextField } from '@/components/ui/fields/text-field';
import { TimeSpanFields } from '@/components/ui/fields/time-span-fields';
import { useFormats } from '@/components/ui/use-formats';
import { findEmployeeByName } from '@/lib/employees/employee';
import { employeesToPick } from '@/lib/employees/people-order';
import { colorChoices, offeredWith } from '@/lib/employees/roles/role-book';
import { hasRole } from '@/lib/employees/roles/roles-of';
import { peopleOrderSetting } from '@/lib/settings/team-settings';
import { isKnownStatus, SHIFT_STATUSES } from '@/lib/shifts/shift/shift';
import type { TemplateRefusal } from '@/lib/templates/check-template-draft';
import {
  DURATION_PRESETS,
  isTemplateIcon,
  TEMPLATE_ICONS,
  type TemplateDraft,
} from '@/lib/templates/template-draft';
import { clockTimeOf, parseClockTime } from '@/lib/time/clock-time';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';

interface TemplateFieldsProps {
  draft: TemplateDraft;
  refusals: readonly TemplateRefusal[];
  onChange: (fields: Partial<TemplateDraft>) => void;
  /** Receives the initial focus. */
  nameField: Ref<HTMLInputElement>;
}

/** All fields of a template. Stored values outside the standard choices are offered too. */
export function TemplateFields({ draft, refusals, onChange, nameField }: TemplateFieldsProps) {
  const book = useRoleBook();
  const { colorOf } = book;
  const t = useTranslations('templates');
  const form = useTranslations('shiftForm');
  const common = useTranslations('common');
  const colors = useTranslations('colors');
  const icons = useTranslations('templateIcons');
  const roleName = useRoleName();
  const rolesHint = useRolesHint();
  const statusName = useStatusName();
  const employees = useSchedule((state) => state.schedule.employees);
  const order = useSetting(peopleOrderSetting);
  const today = useUi((state) => state.today);
  const { compareNames } = useFormats();
  const team = employeesToPick(employees.values(), order, today, compareNames, draft.employeeName);
  const employee = findEmployeeByName(team, draft.employeeName);
  const roles = offeredWith(book, draft.role);
  const statuses = isKnownStatus(draft.status) ? SHIFT_STATUSES : [...SHIFT_STATUSES, draft.status];
  const hasOwnIcon = draft.icon !== '' && !isTemplateIcon(draft.icon);
  const iconOptions: readonly string[] = hasOwnIcon ? [...TEMPLATE_ICONS, draft.icon] : TEMPLATE_ICONS;
  const isNameMissing = refusals.some(({ kind }) => kind === 'nameMissing');
  return (
    <>
      <div className="grid grid-cols-2 gap-x-3 gap-y-5 phone:grid-cols-1">
        <TextField
          ref={nameField}
          label={t('name')}
          value={draft.name}
          error={isNameMissing ? t('nameMissing') : undefined}
          autoComplete="off"
          dir="auto"
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <ComboboxField
          label={t('employee')}
          value={draft.employeeName}
          onChange={(employeeName) => onChange({ employeeName })}
          options={team.map(({ id, name, role, color }) => ({
            value: id,
            label: name,
            description: roleName(role),
            leading: <Avatar name={name} roleColor={colorOf(role, color)} size={22} />,
          }))}
          leading={
            employee && (
              <Avatar name={employee.name} roleColor={colorOf(employee.role, employee.color)} size={22} />
            )
          }
          placeholder={form('employeePlaceholder')}
          emptyText={common('noMatches')}
        />
      </div>
      <TextAreaField
        label={t('description')}
        value={draft.description}
        rows={2}
        dir="auto"
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
      <ChipGroup
        label={t('role')}
        value={draft.role}
        onChange={(role) => onChange({ role })}
        options={roles.map((role) => ({
          value: role,
          label: roleName(role),
          icon: <RoleIcon role={role} />,
          roleColor: colorOf(role),
          isDisabled: employee !== undefined && !hasRole(employee, role) && role !== draft.role,
        }))}
        hint={employee && rolesHint(employee, (role) => t('roleHint', { name: employee.name, role }))}
      />
      <TemplateTimes draft={draft} refusals={refusals} onChange={onChange} />
      <ChipGroup
        label={t('status')}
        value={draft.status}
        onChange={(status) => onChange({ status })}
        options={statuses.map((status) => ({
          value: status,
          label: statusName(status),
          icon: <StatusIcon status={status} />,
        }))}
      />
      <ChipGroup
        label={t('color')}
        value={draft.color}
        onChange={(color) => onChange({ color })}
        options={colorChoices(book, draft.role).map(({ stored, shown }) => ({
          value: stored,
          label: colors(shown),
          roleColor: shown,
          icon: <span aria-hidden="true" className="size-3 rounded-flag bg-role-edge" />,
        }))}
      />
      <ChipGroup
        label={t('icon')}
        isIconOnly
        value={draft.icon}
        onChange={(icon) => onChange({ icon })}
        options={iconOptions.map((icon) => ({
          value: icon,
          label: isTemplateIcon(icon) ? icons(icon) : icon,
          icon: (
            <span aria-hidden="true" className="text-md leading-none">
              {icon}
            </span>
          ),
        }))}
      />
    </>
  );
}

/** 9:00, the example shown with an invalid time. */
const EXAMPLE_MINUTE = 540;

interface TemplateTimesProps {
  draft: TemplateDraft;
  refusals: readonly TemplateRefusal[];
  onChange: (fields: Partial<TemplateDraft>) => void;
}

/** Start and end: one of the five presets, or typed. */
function TemplateTimes({ draft, refusals, onChange }: TemplateTimesProps) {
  const t = useTranslations('templates');
  const form = useTranslations('shiftForm');
  const formats = useFormats();
  const startTime = parseClockTime(draft.startTime);
  const endTime = parseClockTime(draft.endTime);
  const chosen = DURATION_PRESETS.find(
    (preset) => preset.startTime === startTime && preset.endTime === endTime,
  );
  const has = (kind: TemplateRefusal['kind']) => refusals.some((refusal) => refusal.kind === kind);
  const example = formats.time(clockTimeOf(EXAMPLE_MINUTE));
  const timeError = (missing: 'startMissing' | 'endMissing', invalid: 'startInvalid' | 'endInvalid') => {
    if (has(missing)) return form(missing);
    return has(invalid) ? form('timeInvalid', { example }) : undefined;
  };
  return (
    <>
      <ChipGroup
        label={t('presets')}
        value={chosen?.id}
        onChange={(id) => {
          const preset = DURATION_PRESETS.find((candidate) => candidate.id === id);
          if (preset) onChange({ startTime: preset.startTime, endTime: preset.endTime });
        }}
        options={DURATION_PRESETS.map(({ id }) => ({ value: id, label: t(id) }))}
      />
      <div className="grid grid-cols-2 gap-3">
        <TimeSpanFields
          labels={{ start: t('startTime'), end: t('endTime') }}
          start={draft.startTime}
          end={draft.endTime}
          onChange={({ start, end }) =>
            onChange({
              ...(start !== undefined && { startTime: start }),
              ...(end !== undefined && { endTime: end }),
            })
          }
          errors={{
            start: timeError('startMissing', 'startInvalid'),
            end: timeError('endMissing', 'endInvalid'),
          }}
          nextDay={form('nextDay')}
        />
      </div>
    </>
  );
}
