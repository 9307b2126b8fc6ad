'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { CheckChips } from '@/components/ui/fields/check-chips';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { useFormats } from '@/components/ui/use-formats';
import type { CompareNames } from '@/lib/order';
import type { CopyChoice, CopySource } from '@/lib/shifts/copy/copy-week';
import { type CopyPerson, EmployeeChecks } from './employee-checks';

export type CopyKind = CopyChoice['kind'];

interface SourceChoiceProps {
  label: string;
  source: CopySource;
  kind: CopyKind;
  onKind: (kind: CopyKind) => void;
  roles: ReadonlySet<string>;
  onRole: (role: string) => void;
  people: ReadonlySet<string>;
  onPerson: (key: string) => void;
}

/** Which part of the week to copy: all of it, some roles, or some employees. */
export function SourceChoice(props: SourceChoiceProps) {
  const { colorOf, keys } = useRoleBook();
  const { source, kind } = props;
  const t = useTranslations('copyWeek');
  const roleName = useRoleName();
  const formats = useFormats();
  const roles = useMemo(() => rolesIn(source, keys, formats.compareNames), [source, keys, formats]);
  const openShifts = useTranslations('calendar')('openShifts');
  const people = useMemo(
    () => peopleIn(source, openShifts, formats.compareNames),
    [source, openShifts, formats],
  );
  return (
    <>
      <ChipGroup
        label={props.label}
        value={kind}
        options={[
          { value: 'everything', label: t('everything') },
          { value: 'roles', label: t('byRole') },
          { value: 'employees', label: t('byEmployee') },
        ]}
        onChange={props.onKind}
      />
      {kind === 'roles' && (
        <CheckChips
          label={t('roles')}
          options={roles.map(([role, count]) => ({
            value: role,
            label: `${roleName(role)} (${formats.integer(count)})`,
            icon: <RoleIcon role={role} />,
            isChecked: props.roles.has(role),
            roleColor: colorOf(role),
          }))}
          onToggle={props.onRole}
        />
      )}
      {kind === 'employees' && (
        <EmployeeChecks people={people} chosen={props.people} onToggle={props.onPerson} />
      )}
    </>
  );
}

/** The roles in use with their shift counts, in the order of the house. */
function rolesIn(
  { copyable }: CopySource,
  order: readonly string[],
  compareNames: CompareNames,
): readonly (readonly [role: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const { original } of copyable) counts.set(original.role, (counts.get(original.role) ?? 0) + 1);
  const place = (role: string) => (order.includes(role) ? order.indexOf(role) : order.length);
  return [...counts].sort(([one], [other]) => place(one) - place(other) || compareNames(one, other));
}

/** Open shifts first, then the employees who work in the week, by name. */
function peopleIn(
  { copyable }: CopySource,
  openShifts: string,
  compareNames: CompareNames,
): readonly CopyPerson[] {
  const people = new Map<string, CopyPerson>();
  for (const { asToday, person } of copyable) {
    const { employeeName: name, role, color } = asToday;
    const shiftCount = (people.get(person)?.shiftCount ?? 0) + 1;
    people.set(person, { key: person, name, role, color, shiftCount });
  }
  const open = people.get('');
  people.delete('');
  const named = [...people.values()].sort((one, other) => compareNames(one.name, other.name));
  return open ? [{ ...open, name: openShifts, role: '' }, ...named] : named;
}
