'use client';

import { UsersRound } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { FormFooter } from '@/components/ui/dialog/form-footer';
import { CheckChips } from '@/components/ui/fields/check-chips';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { MoreFields } from '@/components/ui/fields/more-fields';
import { TextField } from '@/components/ui/fields/text-field';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import type { Employee } from '@/lib/employees/employee';
import { colorOfRole } from '@/lib/employees/role';
import { colorChoices, offeredWith } from '@/lib/employees/roles/role-book';
import { notificationsStore } from '@/stores/app/notifications-store';
import { uiStore } from '@/stores/app/ui-store';
import { createEmployeeVerbs } from '@/stores/employees/employees';
import { announce } from '@/stores/notifications/announce';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { closeDialog, openDialog } from '@/stores/ui/dialogs';
import { type EmployeeForm, useEmployeeForm } from './person/use-employee-form';

interface EmployeeFormDialogProps {
  /** Absent for a new employee. */
  employee?: Employee | undefined;
  /** The initial name of a new employee. */
  name?: string | undefined;
}

const EmployeeNews = lazyPart(() => import('./employee-news').then((module) => module.EmployeeNews));

/** Adds or edits an employee; More has the rarely used fields. */
export function EmployeeFormDialog({ employee, name = '' }: EmployeeFormDialogProps) {
  const store = useScheduleStore();
  const book = useRoleBook();
  const { colorOf } = book;
  const t = useTranslations('employees');
  const colors = useTranslations('colors');
  const common = useTranslations('common');
  const settings = useTranslations('settings');
  const roleName = useRoleName();
  const form = useEmployeeForm(employee, name);
  const { draft, record, change } = form;
  const [error, setError] = useState<string>();
  /** The last employee saved with "Add another". */
  const [addedName, setAddedName] = useState<string>();
  const hoursField = useRef<HTMLInputElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const roles = offeredWith(book, employee?.role ?? '');

  /** Passes the text typed or pasted so far on to the dialog for a whole team. */
  const goToTeam = (text: string) => openDialog({ name: 'addTeam', text });

  const refuse = (message: string, detail: string) => {
    setError(message);
    notificationsStore.notify({
      message,
      detail,
      type: 'error',
      category: 'general',
      act: 'employeeRefused',
    });
    nameField.current?.focus();
  };

  /** `isMore`: the form stays open for the next person. `isNew`: saves a deleted employee as a new one. */
  const save = ({ isMore = false, isNew = employee === undefined } = {}) => {
    if (!isNew && !record.check()) return;
    const fields = form.read();
    if (fields === 'hoursWrong') hoursField.current?.focus();
    if (!fields || fields === 'hoursWrong') return;
    const saved =
      employee && !isNew
        ? createEmployeeVerbs(store).updateEmployee(employee.id, fields, uiStore.getState().today)
        : createEmployeeVerbs(store).addEmployee({ ...employee, ...fields });
    if (saved.isOk) {
      const message = isNew ? t('added') : t('updated');
      const act = isNew ? 'employeeAdded' : 'employeeUpdated';
      if (!saved.value && store.canEdit()) {
        // An unchanged form makes no step to announce, so only a notification confirms the save.
        notificationsStore.notify({ message, type: 'success', category: 'general', act });
      }
      void announce(store, saved.value, { category: 'general', act, words: { message }, canUndo: false });
      if (!isMore) closeDialog();
      else {
        setAddedName(draft.name.trim());
        form.clear();
        nameField.current?.focus();
      }
    } else if (saved.error.kind === 'nameMissing') refuse(t('nameMissing'), t('nameMissingDetail'));
    else refuse(t('nameTaken', { name: saved.error.name }), t('nameTakenDetail'));
  };

  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={employee ? t('editTitle') : t('addTitle')}
      closeLabel={common('close')}
      size="sm"
      initialFocusRef={nameField}
      onSubmit={() => save()}
      footer={
        <>
          {!employee && (
            <Button variant="ghost" size="dialog" className="mr-auto" onClick={() => save({ isMore: true })}>
              {t('addAnother')}
            </Button>
          )}
          <FormFooter submitLabel={common('save')} onCancel={closeDialog} />
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {record.hasNews && <EmployeeNews record={record} onSaveAsNew={() => save({ isNew: true })} />}
        {!employee && (
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <p role="status" className="min-w-0 text-ink-2 wrap-anywhere">
              {addedName !== undefined && t('isOnTeam', { name: addedName })}
            </p>
            <Button
              variant="soft"
              icon={<UsersRound aria-hidden="true" />}
              className="ml-auto"
              onClick={() => goToTeam(draft.name)}
            >
              {t('several')}
            </Button>
          </div>
        )}
        <TextField
          ref={nameField}
          label={t('name')}
          value={draft.name}
          error={error}
          autoComplete="off"
          dir="auto"
          onPaste={(event) => {
            const list = event.clipboardData.getData('text');
            if (employee || !/\S\s*[\r\n]\s*\S/.test(list)) return;
            event.preventDefault();
            goToTeam(list);
          }}
          onChange={(event) => {
            setError(undefined);
            change({ name: event.currentTarget.value });
          }}
        />
        <ChipGroup
          label={t('role')}
          value={draft.role}
          // The color follows the role until one is chosen explicitly.
          onChange={(role) => {
            change({
              role,
              color: draft.color === colorOfRole(draft.role) ? colorOfRole(role) : draft.color,
              // A further role that becomes the main one swaps places with the previous main role.
              moreRoles: draft.moreRoles.map((other) => (other === role ? draft.role : other)),
            });
          }}
          options={roles.map((role) => ({
            value: role,
            label: roleName(role),
            icon: <RoleIcon role={role} />,
            roleColor: colorOf(role),
          }))}
        />
        <ChipGroup
          label={t('color')}
          value={draft.color}
          onChange={(color) => change({ color })}
          hint={employee && t('pastStays')}
          options={colorChoices(book, draft.role).map(({ stored, shown }) => ({
            value: stored,
            label: colors(shown),
            roleColor: shown,
            icon: <span aria-hidden="true" className="size-3 rounded-flag bg-role-edge" />,
          }))}
        />
        <TextField
          ref={hoursField}
          label={t('maxWeekHours')}
          hint={t('maxWeekHoursHint')}
          error={form.areHoursWrong ? t('maxWeekHoursWrong') : undefined}
          inputMode="decimal"
          autoComplete="off"
          value={draft.maxWeekHours}
          suffix={<span className="text-ink-2">{settings('hoursUnit')}</span>}
          onChange={({ currentTarget }) => change({ maxWeekHours: currentTarget.value })}
        />
        <PersonMore form={form} isOpen={draft.moreRoles.length > 0}>
          <FurtherRoles
            role={draft.role}
            chosen={draft.moreRoles}
            onChange={(moreRoles) => change({ moreRoles })}
          />
        </PersonMore>
      </div>
    </Dialog>
  );
}

interface FurtherRolesProps {
  /** The main role, which is not offered again. */
  role: string;
  chosen: readonly string[];
  onChange: (roles: readonly string[]) => void;
}

function FurtherRoles({ role: main, chosen, onChange }: FurtherRolesProps) {
  const t = useTranslations('employees');
  const roleName = useRoleName();
  const { offered, colorOf } = useRoleBook();
  const choices = [...new Set([...offered, ...chosen])].filter((role) => role !== main);
  return (
    <CheckChips
      label={t('furtherRoles')}
      size="sm"
      options={choices.map((role) => ({
        value: role,
        label: roleName(role),
        icon: <RoleIcon role={role} size={14} />,
        isChecked: chosen.includes(role),
        roleColor: colorOf(role),
      }))}
      onToggle={(role) =>
        onChange(chosen.includes(role) ? chosen.filter((other) => other !== role) : [...chosen, role])
      }
    />
  );
}

const PersonFields = lazyPart(() => import('./person/person-fields').then((module) => module.PersonFields));

interface PersonMoreProps {
  form: EmployeeForm;
  isOpen: boolean;
  /** Rendered before the details. */
  children: ReactNode;
}

/** Rarely used fields, folded by default. */
function PersonMore({ form, isOpen, children }: PersonMoreProps) {
  const common = useTranslations('common');
  return (
    <MoreFields
      label={common('more')}
      isOpen={isOpen}
      mustShow={form.refusals.length > 0 || form.wageRefusals.length > 0}
    >
      {() => (
        <>
          {children}
          <LaterWords fallback={<div className="h-96" />}>
            <PersonFields form={form} />
          </LaterWords>
        </>
      )}
    </MoreFields>
  );
}
