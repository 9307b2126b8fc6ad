'use client';

import { CalendarPlus } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Avatar } from '@/components/parts/avatar';
import { RefusalDialog } from '@/components/parts/refusal-dialog';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { RuleWarnings } from '@/components/parts/rule-warnings';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { ComboboxField } from '@/components/ui/fields/combobox-field';
import { useFormats } from '@/components/ui/use-formats';
import { findEmployeeByName, isNameless } from '@/lib/employees/employee';
import type { FitRefusal } from '@/lib/employees/fit-employee';
import { employeesToPick } from '@/lib/employees/people-order';
import { hasRole } from '@/lib/employees/roles/roles-of';
import { peopleOrderSetting } from '@/lib/settings/team-settings';
import { placeholderIds } from '@/lib/shifts/change/placeholder-ids';
import { staffedShift, staffingEntries } from '@/lib/templates/shift-from-template';
import type { Template } from '@/lib/templates/template';
import { notificationsStore } from '@/stores/app/notifications-store';
import { breaksOfPlan } from '@/stores/schedule/plan-breaks';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useRuleSettings } from '@/stores/settings/use-rule-settings';
import { useSetting } from '@/stores/settings/use-setting';
import type { AddedShift } from '@/stores/templates/templates';
import { templatesOf } from '@/stores/templates/templates';
import { closeDialog } from '@/stores/ui/dialogs';

interface StaffTemplateDialogProps {
  template: Template;
  onStaffed: (staffed: AddedShift) => void;
}

/** Asks who will work the template's shift: an employee with the template's role, or a new employee. */
export function StaffTemplateDialog({ template, onStaffed }: StaffTemplateDialogProps) {
  const store = useScheduleStore();
  const { colorOf } = useRoleBook();
  const t = useTranslations('templates');
  const common = useTranslations('common');
  const form = useTranslations('shiftForm');
  const formats = useFormats();
  const roleName = useRoleName();
  const date = useSchedule((state) => state.selectedDate);
  const schedule = useSchedule((state) => state.schedule);
  const rules = useRuleSettings();
  const { employees } = schedule;
  const order = useSetting(peopleOrderSetting);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<FitRefusal>();
  const field = useRef<HTMLInputElement>(null);
  const role = roleName(template.role);
  const colleagues = employeesToPick(employees.values(), order, date, formats.compareNames).filter(
    (employee) => hasRole(employee, template.role),
  );
  const isNew = !isNameless(name) && !findEmployeeByName(employees.values(), name);

  const breaks = useMemo(() => {
    const newId = placeholderIds();
    const staffing = { name, date, shiftId: newId(), newcomerId: newId() };
    const staffed = staffedShift(template, staffing, schedule.employees.values());
    const entries = staffed.isOk ? staffingEntries(staffed.value) : [];
    return breaksOfPlan(schedule, entries, rules).flatMap((broken) => broken.breaks);
  }, [template, name, date, schedule, rules]);

  const change = (text: string) => {
    setName(text);
    setError(undefined);
  };
  const submit = () => {
    const staffed = templatesOf(store).staffTemplate(template, name);
    if (staffed.isOk) {
      setName('');
      onStaffed(staffed.value);
      return;
    }
    if (staffed.error.kind !== 'nameMissing') {
      setRefusal(staffed.error);
      return;
    }
    const message = t('employeeMissing');
    setError(message);
    notificationsStore.notify({ message, type: 'error', category: 'general', act: 'templateRefused' });
    field.current?.focus();
  };

  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={t('staffTitle')}
      closeLabel={common('close')}
      initialFocusRef={field}
      onSubmit={submit}
      footer={
        <>
          <Button variant="ghost" size="dialog" className="phone:hidden" onClick={closeDialog}>
            {common('cancel')}
          </Button>
          <Button size="dialog" onClick={() => onStaffed(templatesOf(store).openFromTemplate(template))}>
            {t('staffOpen')}
          </Button>
          <Button type="submit" variant="primary" size="dialog">
            {t('addToSchedule')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <div className="flex min-w-0 items-start gap-3">
          <CalendarPlus aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-icon" />
          <div className="min-w-0 text-sm">
            <p className="font-semibold">{t('whoWorks')}</p>
            <p className="line-clamp-2 wrap-anywhere text-ink-2" title={template.name}>
              {template.name}
            </p>
            <p className="tnum text-ink-2">
              {formats.longDay(date)}, {formats.timeRange(template.startTime, template.endTime)}
            </p>
          </div>
        </div>
        <ComboboxField
          label={t('staffName')}
          inputRef={field}
          value={name}
          onChange={change}
          options={colleagues.map((employee) => ({
            value: employee.id,
            label: employee.name,
            leading: (
              <Avatar name={employee.name} roleColor={colorOf(employee.role, employee.color)} size={22} />
            ),
          }))}
          placeholder={form('employeePlaceholder')}
          emptyText={common('noMatches')}
          error={error}
          hint={isNew ? t('newcomer', { role }) : t('suggested', { role })}
        />
        <div role="status" className="empty:hidden">
          <RuleWarnings breaks={breaks} />
        </div>
      </div>
      <RefusalDialog
        refusal={refusal}
        onGoBack={() => setRefusal(undefined)}
        onAddEmployee={() => setRefusal(undefined)}
        chooseOther={{
          label: t('chooseOther'),
          onClick: () => {
            setRefusal(undefined);
            change('');
          },
        }}
      />
    </Dialog>
  );
}
