'use client';

import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PeopleOrOpen } from '@/components/copy-week/people-or-open';
import { withLaterWords } from '@/components/parts/later-words';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { Dialog } from '@/components/ui/dialog/dialog';
import { FormFooter } from '@/components/ui/dialog/form-footer';
import { CheckChips } from '@/components/ui/fields/check-chips';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { TextField } from '@/components/ui/fields/text-field';
import { useFormats } from '@/components/ui/use-formats';
import { useToggleSet } from '@/components/ui/use-toggle-set';
import { isNameless } from '@/lib/employees/employee';
import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { settingOf } from '@/lib/settings/settings-of';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { weekFigures, weekShiftsFrom } from '@/lib/templates/week/week-template';
import { addDays } from '@/lib/time/local-date';
import { sevenDaysFrom, startOfWeek } from '@/lib/time/week';
import { announce } from '@/stores/notifications/announce';
import { selectionStore } from '@/stores/schedule/selection';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { findWeekTemplate, saveWeek } from '@/stores/templates/weeks';
import { closeDialog } from '@/stores/ui/dialogs';

type Kept = 'everything' | 'roles' | 'groups' | 'marked';

export const SaveWeekDialog = withLaterWords(SaveWeekInWords);

function SaveWeekInWords() {
  const store = useScheduleStore();
  const t = useTranslations('weeks');
  const common = useTranslations('common');
  const formats = useFormats();
  const roleName = useRoleName();
  const { colorOf, keys, list, groupOf } = useRoleBook();
  // As of opening, so that the dialog keeps the same week.
  const [firstDay] = useState(() =>
    startOfWeek(store.getState().selectedDate, settingOf(store.getState().schedule, weekStartSetting)),
  );
  const [markedIds] = useState(() => selectionStore.getState().ids);
  const index = useSchedule((state) => state.schedule.shifts);
  const templates = useSchedule((state) => state.schedule.templates);
  const shifts = useMemo(
    () => sevenDaysFrom(firstDay).flatMap((date) => shiftsOn(index, date).filter(isCounted)),
    [index, firstDay],
  );
  const marked = shifts.filter(({ id }) => markedIds.has(id));
  const [kept, setKept] = useState<Kept>(marked.length > 0 ? 'marked' : 'everything');
  const [roles, toggleRole] = useToggleSet<string>([]);
  const [groups, toggleGroup] = useToggleSet<string>([]);
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  const [isAsked, setIsAsked] = useState(false);

  const isKept = ({ id, role }: Shift) => {
    switch (kept) {
      case 'everything':
        return true;
      case 'roles':
        return roles.has(role);
      case 'groups':
        return groups.has(groupOf(role)?.id ?? '');
      case 'marked':
        return markedIds.has(id);
    }
  };
  const chosen = weekShiftsFrom(shifts.filter(isKept), isOpen);
  const figures = weekFigures(chosen);
  const isNameMissing = isNameless(name);
  const isTaken = !isNameMissing && findWeekTemplate(templates.values(), name) !== undefined;
  const usedRoles = keys.filter((key) => shifts.some(({ role }) => role === key));

  const submit = () => {
    setIsAsked(true);
    if (isNameMissing || chosen.length === 0) return;
    closeDialog();
    void announce(store, saveWeek(store, name, chosen), {
      category: 'general',
      act: 'templateSaved',
      words: { message: t('saved'), detail: name.trim() },
    });
  };

  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={t('saveTitle')}
      titleExtra={
        <span className="tnum font-normal text-ink-2">
          {formats.dayRange(firstDay, addDays(firstDay, 6))}
        </span>
      }
      closeLabel={common('close')}
      onSubmit={submit}
      footer={<FormFooter submitLabel={t('save')} onCancel={closeDialog} />}
    >
      <div className="flex flex-col gap-5">
        <TextField
          label={t('name')}
          value={name}
          autoComplete="off"
          error={isAsked && isNameMissing ? t('nameMissing') : undefined}
          hint={isTaken ? t('nameTaken') : undefined}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <ChipGroup
          label={t('what')}
          value={kept}
          options={[
            { value: 'everything', label: t('everything') },
            { value: 'roles', label: t('byRole') },
            ...(list.groups.length > 0 ? [{ value: 'groups' as const, label: t('byGroup') }] : []),
            ...(marked.length > 0 ? [{ value: 'marked' as const, label: t('marked') }] : []),
          ]}
          onChange={setKept}
        />
        {kept === 'roles' && (
          <CheckChips
            label={t('roles')}
            options={usedRoles.map((role) => ({
              value: role,
              label: roleName(role),
              icon: <RoleIcon role={role} />,
              isChecked: roles.has(role),
              roleColor: colorOf(role),
            }))}
            onToggle={toggleRole}
          />
        )}
        {kept === 'groups' && (
          <CheckChips
            label={t('groups')}
            options={list.groups.map(({ id, name: label }) => ({
              value: id,
              label,
              isChecked: groups.has(id),
            }))}
            onToggle={toggleGroup}
          />
        )}
        <PeopleOrOpen isOpen={isOpen} onOpen={setIsOpen} />
        <p role="status" className="tnum text-sm text-ink-2">
          {chosen.length > 0
            ? t('figures', { shifts: figures.shiftCount, people: figures.personCount })
            : t('nothing')}
        </p>
      </div>
    </Dialog>
  );
}
