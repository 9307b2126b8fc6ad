'use client';

import { Archive, ArchiveRestore, ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { NamedIcon, RoleIcon } from '@/components/parts/roles/role-icon';
import { useNameOfRole } from '@/components/parts/roles/use-name-of-role';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { FormFooter } from '@/components/ui/dialog/form-footer';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { NameList } from '@/components/ui/fields/name-list';
import { TextField } from '@/components/ui/fields/text-field';
import { IconButton } from '@/components/ui/icon-button';
import { isKnownRole, ROLE_COLORS, type RoleColor } from '@/lib/employees/role';
import { ROLE_ICON_NAMES, type RoleIconName, type RoleList } from '@/lib/employees/roles/role-list';
import {
  type RoleRefusal,
  withArchived,
  withChangedRole,
  withGroup,
  withGroupNamed,
  withoutGroup,
  withoutRole,
  withRole,
  withRoleMoved,
} from '@/lib/employees/roles/role-list-edits';
import { rolesOf } from '@/lib/employees/roles/roles-of';
import type { Result } from '@/lib/result';
import { roleListSetting } from '@/lib/settings/calendar-settings';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { changeSetting } from '@/stores/settings/change-setting';
import { closeDialog } from '@/stores/ui/dialogs';

/** The roles of the business: order, names, looks and groups. Every change is saved at once. */
export function RolesDialog() {
  const t = useTranslations('roleList');
  const common = useTranslations('common');
  /** Empty for a new role. */
  const [edited, setEdited] = useState<string>();
  const add = useRef<HTMLButtonElement>(null);
  const rows = useRef<HTMLOListElement>(null);

  const goBack = (key: string | undefined) => {
    setEdited(undefined);
    // The button that led here is on the screen again with the next frame.
    requestAnimationFrame(() => {
      const row =
        key && rows.current?.querySelector<HTMLButtonElement>(`[data-role="${CSS.escape(key)}"] button`);
      (row || add.current)?.focus();
    });
  };

  if (edited !== undefined) return <RoleForm key={edited} roleKey={edited} onDone={goBack} />;
  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={t('title')}
      closeLabel={common('close')}
      footer={
        <Button variant="primary" size="dialog" className="phone:grow" onClick={closeDialog}>
          {t('done')}
        </Button>
      }
    >
      <p className="pb-3 text-ink-2">{t('lead')}</p>
      <RoleRows listRef={rows} onEdit={setEdited} />
      <Button ref={add} icon={<Plus aria-hidden="true" />} className="mt-3" onClick={() => setEdited('')}>
        {t('add')}
      </Button>
      <RoleGroups />
    </Dialog>
  );
}

function RoleForm({ roleKey, onDone }: { roleKey: string; onDone: (key: string | undefined) => void }) {
  const t = useTranslations('roleList');
  const common = useTranslations('common');
  const form = useRoleForm(roleKey, onDone);
  return (
    <Dialog
      isOpen
      onClose={() => onDone(roleKey)}
      title={roleKey === '' ? t('addTitle') : t('editTitle')}
      closeLabel={common('close')}
      size="sm"
      initialFocusRef={form.nameField}
      onSubmit={form.save}
      footer={<FormFooter submitLabel={common('save')} onCancel={() => onDone(roleKey)} />}
    >
      <RoleFields form={form} />
    </Dialog>
  );
}

/** The groups that roles can belong to, such as front and back of house. */
function RoleGroups() {
  const store = useScheduleStore();
  const t = useTranslations('roleList');
  const { list } = useRoleBook();
  /** Stores the result; otherwise shows why it was refused. */
  const keep = (done: Result<RoleList, RoleRefusal>) => {
    if (!done.isOk) return t(done.error);
    changeSetting(store, roleListSetting, done.value);
    return undefined;
  };
  return (
    <section aria-label={t('groups')} className="mt-5 flex flex-col gap-2">
      <h3 className="text-sm font-semibold">{t('groups')}</h3>
      <p className="text-xs text-ink-2 phone:text-[13px]">{t('groupsHint')}</p>
      <NameList
        items={list.groups}
        labels={{
          newItem: t('newGroup'),
          add: t('addGroup'),
          nameOf: (name) => t('groupName', { name }),
          remove: (name) => t('removeGroup', { name }),
        }}
        onAdd={(name) => keep(withGroup(list, name, store.newId()))}
        onRename={({ id }, name) => keep(withGroupNamed(list, id, name))}
        onRemove={({ id }) => changeSetting(store, roleListSetting, withoutGroup(list, id))}
      />
    </section>
  );
}

/** A person's outline, for a role without an icon. */
const NO_ICON = 'person';
const ICON_CHOICES = [NO_ICON, ...ROLE_ICON_NAMES] as const;

function RoleFields({ form: { draft, error, nameField, groups, change } }: { form: RoleFormState }) {
  const t = useTranslations('roleList');
  const employees = useTranslations('employees');
  const colors = useTranslations('colors');
  return (
    <div className="flex flex-col gap-5">
      <TextField
        ref={nameField}
        label={employees('name')}
        value={draft.name}
        error={error}
        hint={t('nameHint')}
        autoComplete="off"
        dir="auto"
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <ChipGroup
        label={employees('color')}
        value={draft.color}
        onChange={(color) => change({ color })}
        options={ROLE_COLORS.map((color) => ({
          value: color,
          label: colors(color),
          roleColor: color,
          icon: <span aria-hidden="true" className="size-3 rounded-flag bg-role-edge" />,
        }))}
      />
      <ChipGroup
        label={t('icon')}
        isIconOnly
        value={draft.icon ?? NO_ICON}
        onChange={(icon) => change({ icon: icon === NO_ICON ? undefined : icon })}
        options={ICON_CHOICES.map((icon) => ({
          value: icon,
          label: t(`icons.${icon}`),
          icon: <NamedIcon name={icon === NO_ICON ? undefined : icon} />,
        }))}
      />
      {groups.length > 0 && (
        <ChipGroup
          label={t('group')}
          value={draft.group}
          onChange={(group) => change({ group })}
          options={[
            { value: '', label: t('noGroup') },
            ...groups.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </div>
  );
}

interface RoleDraft {
  readonly name: string;
  readonly color: RoleColor;
  readonly icon: RoleIconName | undefined;
  /** The id of a group; empty for none. */
  readonly group: string;
}

type RoleFormState = ReturnType<typeof useRoleForm>;

/** The fields of a role that is added (an empty key) or edited; `onDone` gets its key once it is saved. */
function useRoleForm(roleKey: string, onDone: (key: string | undefined) => void) {
  const store = useScheduleStore();
  const t = useTranslations('roleList');
  const { list, colorOf, iconOf, groupOf } = useRoleBook();
  const nameOf = useNameOfRole();
  const [draft, setDraft] = useState<RoleDraft>(() => ({
    name: roleKey === '' ? '' : nameOf({ key: roleKey, ...list.roles.find(({ key }) => key === roleKey) }),
    color: colorOf(roleKey),
    icon: iconOf(roleKey),
    group: groupOf(roleKey)?.id ?? '',
  }));
  const [error, setError] = useState<string>();
  const nameField = useRef<HTMLInputElement>(null);

  const save = () => {
    const { name, color, icon, group } = draft;
    const look = { color, icon, group: group === '' ? undefined : group };
    const changed =
      roleKey === ''
        ? withRole(list, name, look, nameOf)
        : withChangedRole(list, roleKey, name, look, nameOf);
    if (!changed.isOk) {
      setError(t(changed.error));
      nameField.current?.focus();
      return;
    }
    changeSetting(store, roleListSetting, changed.value);
    onDone(roleKey === '' ? changed.value.roles.at(-1)?.key : roleKey);
  };

  return {
    draft,
    error,
    nameField,
    groups: list.groups,
    save,
    change(fields: Partial<RoleDraft>) {
      setError(undefined);
      setDraft((current) => ({ ...current, ...fields }));
    },
  };
}

const actClass = 'phone:size-11 coarse:size-11';

/** Each role with its number of people, and buttons to open, move and remove it. */
function RoleRows({
  listRef,
  onEdit,
}: {
  listRef: RefObject<HTMLOListElement | null>;
  onEdit: (key: string) => void;
}) {
  const store = useScheduleStore();
  const t = useTranslations('roleList');
  const roleName = useRoleName();
  const { list, keys, offered, colorOf, groupOf } = useRoleBook();
  const [announcement, setAnnouncement] = useState('');
  const counts = useTeamCounts();
  const used = useSchedule((state) => state.schedule.shifts.figures.byRole);
  const templates = useSchedule((state) => state.schedule.templates);
  const listed = new Set(list.roles.map(({ key }) => key));
  const isUsed = (key: string) =>
    counts.has(key) || used.has(key) || [...templates.values()].some(({ role }) => role === key);

  const move = (key: string, places: number) => {
    const moved = withRoleMoved(list, key, places);
    changeSetting(store, roleListSetting, moved);
    const position = moved.roles.findIndex((role) => role.key === key) + 1;
    setAnnouncement(t('moved', { role: roleName(key), position, count: moved.roles.length }));
  };

  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol ref={listRef}>
        {keys.map((key, position) => {
          const role = roleName(key);
          const isOffered = offered.includes(key);
          const isListed = listed.has(key);
          return (
            <li
              key={key}
              data-role={key}
              className="flex min-h-11 items-center gap-2 border-b border-line py-1 last:border-b-0"
            >
              <button
                type="button"
                className="focus-ring motion flex min-h-9 max-w-1/2 items-center rounded-control px-1 -mx-1 text-left hover:bg-hover phone:min-h-11"
                aria-label={t('edit', { role })}
                onClick={() => onEdit(key)}
              >
                <Badge tone="role" roleColor={colorOf(key)} icon={<RoleIcon role={key} size={14} />}>
                  <span className="truncate" dir="auto">
                    {role}
                  </span>
                </Badge>
              </button>
              <span className="min-w-0 grow truncate text-xs text-ink-2 phone:text-[13px]">
                {[
                  isOffered ? groupOf(key)?.name : t('archived'),
                  t('people', { count: counts.get(key) ?? 0 }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {isListed && (
                <span className="flex shrink-0">
                  <IconButton
                    label={t('up', { role })}
                    tooltip={false}
                    size="sm"
                    className={actClass}
                    icon={<ArrowUp aria-hidden="true" />}
                    disabled={position === 0}
                    onClick={() => move(key, -1)}
                  />
                  <IconButton
                    label={t('down', { role })}
                    tooltip={false}
                    size="sm"
                    className={actClass}
                    icon={<ArrowDown aria-hidden="true" />}
                    disabled={position === list.roles.length - 1}
                    onClick={() => move(key, 1)}
                  />
                  {isKnownRole(key) || isUsed(key) ? (
                    <IconButton
                      label={t(isOffered ? 'archive' : 'restore', { role })}
                      size="sm"
                      className={actClass}
                      icon={
                        isOffered ? <Archive aria-hidden="true" /> : <ArchiveRestore aria-hidden="true" />
                      }
                      onClick={() =>
                        changeSetting(store, roleListSetting, withArchived(list, key, isOffered))
                      }
                    />
                  ) : (
                    <IconButton
                      label={t('remove', { role })}
                      size="sm"
                      className={actClass}
                      icon={<Trash2 aria-hidden="true" />}
                      onClick={() => changeSetting(store, roleListSetting, withoutRole(list, key))}
                    />
                  )}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}

function useTeamCounts(): ReadonlyMap<string, number> {
  const employees = useSchedule((state) => state.schedule.employees);
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const employee of employees.values()) {
      for (const role of rolesOf(employee)) counts.set(role, (counts.get(role) ?? 0) + 1);
    }
    return counts;
  }, [employees]);
}
