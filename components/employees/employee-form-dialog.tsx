'use client';

import { UsersRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { FormFooter } from '@/components/ui/dialog/form-footer';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { TextField } from '@/components/ui/fields/text-field';
import { useFormats } from '@/components/ui/use-formats';
import type { Employee } from '@/lib/employees/employee';
import { ownWeekHours, parseWeekHours } from '@/lib/employees/own-week-hours';
import { colorOfRole } from '@/lib/employees/role';
import { colorChoices, offeredWith } from '@/lib/employees/roles/role-book';
import { moreRolesBeside, rolesOf } from '@/lib/employees/roles/roles-of';
import { HOUR_MINUTES } from '@/lib/time/units';
import { notificationsStore } from '@/stores/app/notifications-store';
import { uiStore } from '@/stores/app/ui-store';
import { employeeVerbs } from '@/stores/employees/instance';
import { announce } from '@/stores/notifications/announce';
import { closeDialog, openDialog } from '@/stores/ui/dialogs';
import { FurtherRoles } from './further-roles';
import { PersonMore } from './person/person-more';
import { usePersonDraft } from './person/use-person-draft';

interface EmployeeFormDialogProps {
  /** The employee to edit; absent for a new one. */
  employee?: Employee | undefined;
  /** Initial name of a new employee. */
  name?: string | undefined;
}

const NEW_ROLE = 'Server';

/** Adds or edits an employee: name, role, colour, most hours a week, and behind More what else is known of them. */
export function EmployeeFormDialog({ employee, name = '' }: EmployeeFormDialogProps) {
  const book = useRoleBook();
  const { colorOf } = book;
  const t = useTranslations('employees');
  const colors = useTranslations('colors');
  const common = useTranslations('common');
  const settings = useTranslations('settings');
  const roleName = useRoleName();
  const [draft, setDraft] = useState(
    () => employee ?? { name, role: NEW_ROLE, color: colorOfRole(NEW_ROLE) },
  );
  const [further, setFurther] = useState<readonly string[]>(() =>
    employee ? rolesOf(employee).slice(1) : [],
  );
  const [error, setError] = useState<string>();
  /** The most hours a week, as typed; what is stored there stays until it is edited. */
  const [hours, setHours] = useState<string>();
  const [hoursError, setHoursError] = useState<string>();
  /** Whom Add another has just added. */
  const [addedName, setAddedName] = useState<string>();
  const hoursField = useRef<HTMLInputElement>(null);
  const formats = useFormats();
  const ownHours = employee && ownWeekHours(employee);
  const shownHours = hours ?? (ownHours === undefined ? '' : formats.decimalHours(ownHours * HOUR_MINUTES));
  const nameField = useRef<HTMLInputElement>(null);
  const roles = offeredWith(book, employee?.role ?? '');
  const person = usePersonDraft(employee);

  /** With what was typed or pasted so far. */
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

  /** `isMore`: the form stays open for the next person. */
  const save = (isMore = false) => {
    const { name: typedName, role, color } = draft;
    const maxWeekHours = parseWeekHours(shownHours);
    if (hours?.trim() && maxWeekHours === undefined) {
      setHoursError(t('maxWeekHoursWrong'));
      hoursField.current?.focus();
      return;
    }
    const details = person.read();
    if (!details) return;
    const fields = {
      name: typedName,
      role,
      color,
      ...(hours !== undefined && { maxWeekHours }),
      ...details,
      moreRoles: moreRolesBeside(role, further),
    };
    const saved = employee
      ? employeeVerbs.updateEmployee(employee.id, fields, uiStore.getState().today, employee)
      : employeeVerbs.addEmployee(fields);
    if (saved.isOk) {
      const message = employee ? t('updated') : t('added');
      const act = employee ? 'employeeUpdated' : 'employeeAdded';
      void announce(saved.value, { category: 'general', act, words: { message }, canUndo: false });
      if (!isMore) closeDialog();
      else {
        setAddedName(typedName.trim());
        setDraft({ ...draft, name: '' });
        setHours(undefined);
        setFurther([]);
        person.clear();
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
            <Button variant="ghost" size="dialog" className="mr-auto" onClick={() => save(true)}>
              {t('addAnother')}
            </Button>
          )}
          <FormFooter submitLabel={common('save')} onCancel={closeDialog} />
        </>
      }
    >
      <div className="flex flex-col gap-5">
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
            setDraft({ ...draft, name: event.currentTarget.value });
          }}
        />
        <ChipGroup
          label={t('role')}
          value={draft.role}
          // The colour follows the role until one is chosen explicitly.
          onChange={(role) => {
            // A further role that becomes the main one leaves its place to the one before.
            setFurther((others) => others.map((other) => (other === role ? draft.role : other)));
            setDraft({
              ...draft,
              role,
              color: draft.color === colorOfRole(draft.role) ? colorOfRole(role) : draft.color,
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
          onChange={(color) => setDraft({ ...draft, color })}
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
          error={hoursError}
          inputMode="decimal"
          autoComplete="off"
          value={shownHours}
          suffix={<span className="text-ink-2">{settings('hoursUnit')}</span>}
          onChange={({ currentTarget }) => {
            setHoursError(undefined);
            setHours(currentTarget.value);
          }}
        />
        <PersonMore person={person} roles={[draft.role, ...further]} isOpen={further.length > 0}>
          <FurtherRoles role={draft.role} chosen={further} onChange={setFurther} />
        </PersonMore>
      </div>
    </Dialog>
  );
}
