'use client';

import { UserSearch } from 'lucide-react';
import { type Ref, type RefObject, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Avatar } from '@/components/parts/avatar';
import { OpenMark } from '@/components/parts/open-mark';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { useRolesHint } from '@/components/parts/roles/use-roles-hint';
import { RuleWarnings } from '@/components/parts/rule-warnings';
import { Button } from '@/components/ui/button';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { ComboboxField } from '@/components/ui/fields/combobox-field';
import { DateField } from '@/components/ui/fields/date-field';
import { TimeSpanFields } from '@/components/ui/fields/time-span-fields';
import { useFormats } from '@/components/ui/use-formats';
import { findEmployeeByName, nameKey } from '@/lib/employees/employee';
import { employeesToPick } from '@/lib/employees/people-order';
import { offeredWith } from '@/lib/employees/roles/role-book';
import { hasRole } from '@/lib/employees/roles/roles-of';
import { SPECIFIED_OVERTIME, weekLimitFor } from '@/lib/pay/overtime-rules';
import { breaksOutsideWeekPanel, draftBreaks } from '@/lib/rules/draft-breaks';
import { peopleOrderSetting } from '@/lib/settings/team-settings';
import type { ShiftDraft, ShiftRefusal } from '@/lib/shifts/shift/check-shift-draft';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { usualTimes } from '@/lib/shifts/shift/usual-times';
import { cleanDate } from '@/lib/time/clean-date';
import { clockTimeOf } from '@/lib/time/clock-time';
import { isClosing } from '@/lib/time/parse-times';
import { dateOrFallback } from '@/lib/time/week';
import { contextIn } from '@/stores/schedule/rule-context';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useRuleSettings } from '@/stores/settings/use-rule-settings';
import { useSetting } from '@/stores/settings/use-setting';
import { openDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';
import { useClosing } from './use-closing';

const MAX_USUAL_TIMES = 3;
/** 9:00, the example shown with an invalid time. */
const EXAMPLE_MINUTE = 540;

/** No stored id begins with a line break. An empty value would be preselected. */
const OPEN_VALUE = '\nopen';

interface BasicInfoStepProps {
  draft: ShiftDraft;
  shiftId: string | undefined;
  refusals: readonly ShiftRefusal[];
  onChange: (fields: Partial<ShiftDraft>) => void;
  /** Receives the initial focus, unless the employee is known; then the start time does. */
  employeeField: Ref<HTMLInputElement>;
  startField: RefObject<HTMLInputElement | null>;
}

/** Step 1: employee, role, date and times. */
export function BasicInfoStep({
  draft,
  shiftId,
  refusals,
  onChange,
  employeeField,
  startField,
}: BasicInfoStepProps) {
  const book = useRoleBook();
  const { colorOf } = book;
  const t = useTranslations('shiftForm');
  const common = useTranslations('common');
  const grid = useTranslations('grid');
  const formats = useFormats();
  const roleName = useRoleName();
  const rolesHint = useRolesHint();
  const today = useUi((state) => state.today);
  const closing = useClosing(draft.date);
  const employees = useSchedule((state) => state.schedule.employees);
  const order = useSetting(peopleOrderSetting);
  const team = employeesToPick(
    employees.values(),
    order,
    cleanDate(draft.date, formats.dateReading) ?? today,
    formats.compareNames,
    draft.employeeName,
  );
  const employee = findEmployeeByName(team, draft.employeeName);
  const openShift = useTranslations('calendar')('openShift');
  const choose = (text: string) => {
    // The text is typed or picked. An employee of that name takes precedence over the open shift.
    const isOpen = nameKey(text) === nameKey(openShift) && !findEmployeeByName(team, text);
    onChange(isOpen ? { employeeName: OPEN_SHIFT_NAME, isOpen } : { employeeName: text });
  };
  const roles = offeredWith(book, draft.role);
  const has = (kind: ShiftRefusal['kind']) => refusals.some((refusal) => refusal.kind === kind);
  const example = formats.time(clockTimeOf(EXAMPLE_MINUTE));
  const timeError = (missing: 'startMissing' | 'endMissing', invalid: 'startInvalid' | 'endInvalid') => {
    if (has(missing)) return t(missing);
    return has(invalid) ? t('timeInvalid', { example }) : undefined;
  };
  return (
    <>
      <ComboboxField
        label={t('employee')}
        inputRef={employeeField}
        value={draft.isOpen ? openShift : draft.employeeName}
        onChange={choose}
        options={[
          { value: OPEN_VALUE, label: openShift, leading: <OpenMark size={22} /> },
          ...team.map(({ id, name, role, color }) => ({
            value: id,
            label: name,
            description: roleName(role),
            leading: <Avatar name={name} roleColor={colorOf(role, color)} size={22} />,
          })),
        ]}
        leading={
          draft.isOpen ? (
            <OpenMark size={22} />
          ) : (
            employee && (
              <Avatar name={employee.name} roleColor={colorOf(employee.role, employee.color)} size={22} />
            )
          )
        }
        placeholder={t('employeePlaceholder')}
        emptyText={common('noMatches')}
        error={has('employeeMissing') ? t('employeeMissing') : undefined}
      />
      <ChipGroup
        label={t('role')}
        // The narrower padding fits the roles into two rows on a phone, if the texts are short enough.
        className="phone:[&_label]:px-3"
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
        error={has('roleMissing') ? t('roleMissing') : undefined}
      />
      {/* One row if the times fit; in a wide or large font they are below the date. */}
      <div className="flex flex-wrap gap-2 *:grow *:basis-[8em] phone:grid phone:grid-cols-2 phone:gap-3">
        <DateField
          label={t('date')}
          value={draft.date}
          today={today}
          onChange={(date) => onChange({ date })}
          error={has('dateInvalid') ? common('dateInvalid') : undefined}
          className="grow-[1.55]! basis-[12.5em]! dyslexic:basis-full! phone:col-span-2"
        />
        <TimeSpanFields
          startRef={startField}
          labels={{ start: t('startTime'), end: t('endTime') }}
          start={draft.startTime}
          end={draft.endTime}
          onChange={({ start: startTime, end: endTime }) =>
            onChange({
              ...(startTime !== undefined && { startTime }),
              ...(endTime !== undefined && { endTime }),
            })
          }
          errors={{
            start: timeError('startMissing', 'startInvalid'),
            end: isClosing(draft.endTime) ? grid('noClosing') : timeError('endMissing', 'endInvalid'),
          }}
          nextDay={t('nextDay')}
          closing={closing}
        />
      </div>
      <DraftWarnings draft={draft} shiftId={shiftId} />
      {(employee || draft.isOpen) && <UsualTimes draft={draft} onChange={onChange} />}
    </>
  );
}

function UsualTimes({ draft, onChange }: Pick<BasicInfoStepProps, 'draft' | 'onChange'>) {
  const t = useTranslations('shiftForm');
  const formats = useFormats();
  const index = useSchedule((state) => state.schedule.shifts);
  const times = usualTimes(index, draft, dateOrFallback(draft.date), MAX_USUAL_TIMES);
  if (times.length === 0) return null;
  return (
    <ChipGroup
      size="sm"
      label={t('usualTimes')}
      value={`${draft.startTime}-${draft.endTime}`}
      onChange={(value) => {
        const [startTime = '', endTime = ''] = value.split('-');
        onChange({ startTime, endTime });
      }}
      options={times.map(({ startTime, endTime }) => ({
        value: `${startTime}-${endTime}`,
        label: formats.timeRange(startTime, endTime),
      }))}
    />
  );
}

interface DraftWarningsProps {
  draft: ShiftDraft;
  /** The edited shift; the draft replaces it in the checks. */
  shiftId: string | undefined;
}

/**
 * Rules that the draft would break, updated while typing; warns but never blocks saving. Overlaps and overtime are
 * shown with the person's week. A stored shift can be reassigned to an available employee.
 */
function DraftWarnings({ draft, shiftId }: DraftWarningsProps) {
  const t = useTranslations('shiftForm');
  const shifts = useSchedule((state) => state.schedule.shifts);
  const employees = useSchedule((state) => state.schedule.employees);
  const rules = useRuleSettings();
  const breaks = useMemo(
    () => draftBreaks(draft, shiftId ?? '', (name) => contextIn(shifts, employees, name, rules)),
    [draft, shiftId, shifts, employees, rules],
  );
  const employee = findEmployeeByName(employees.values(), draft.employeeName);
  const shown = breaksOutsideWeekPanel(breaks, weekLimitFor(rules.overtime ?? SPECIFIED_OVERTIME, employee));
  const isEmpty = shown.length === 0 && shiftId === undefined;
  return (
    <div className={isEmpty ? 'hidden' : 'flex flex-col items-start gap-3'}>
      <div role="status" className="empty:hidden">
        <RuleWarnings breaks={shown} />
      </div>
      {shiftId !== undefined && (
        <Button
          size="md"
          icon={<UserSearch aria-hidden="true" />}
          onClick={() => openDialog({ name: 'cover', shiftId })}
        >
          {t('cover')}
        </Button>
      )}
    </div>
  );
}
