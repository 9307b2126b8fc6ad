'use client';

import { Search } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Avatar } from '@/components/parts/avatar';
import { OpenMark } from '@/components/parts/open-mark';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { CheckChips } from '@/components/ui/fields/check-chips';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { fieldLabelClass, fieldRootClass } from '@/components/ui/fields/field-classes';
import { TextField } from '@/components/ui/fields/text-field';
import { useFormats } from '@/components/ui/use-formats';
import type { RoleColor } from '@/lib/employees/role';
import { foldText } from '@/lib/fold-text';
import type { CompareNames } from '@/lib/order';
import type { CopyChoice, CopySource } from '@/lib/shifts/copy/copy-week';

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

/** The roles in use with their shift counts, in the business's order. */
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

/** Open shifts first, then people by name. */
function peopleIn(
  { copyable }: CopySource,
  openShifts: string,
  compareNames: CompareNames,
): readonly CopyPerson[] {
  const people = new Map<string, CopyPerson>();
  for (const { withCurrentPerson, person } of copyable) {
    const { employeeName: name, role, color } = withCurrentPerson;
    const shiftCount = (people.get(person)?.shiftCount ?? 0) + 1;
    people.set(person, { key: person, name, role, color, shiftCount });
  }
  const open = people.get('');
  people.delete('');
  const named = [...people.values()].sort((one, other) => compareNames(one.name, other.name));
  return open ? [{ ...open, name: openShifts, role: '' }, ...named] : named;
}

/** An employee with shifts in the source week, or the open shifts of the week. */
interface CopyPerson {
  /** Empty for the open shifts. */
  readonly key: string;
  readonly name: string;
  readonly role: string;
  readonly color: RoleColor;
  readonly shiftCount: number;
}

interface EmployeeChecksProps {
  people: readonly CopyPerson[];
  chosen: ReadonlySet<string>;
  onToggle: (key: string) => void;
}

/** Longer lists get a search field. */
const MAX_PLAIN_LIST_LENGTH = 12;

function EmployeeChecks({ people, chosen, onToggle }: EmployeeChecksProps) {
  const t = useTranslations('copyWeek');
  const common = useTranslations('common');
  const calendar = useTranslations('calendar');
  const roleName = useRoleName();
  const { colorOf } = useRoleBook();
  const id = useId();
  const [text, setText] = useState('');
  const query = foldText(text.trim());
  const found = people.filter(({ name }) => foldText(name).includes(query));
  return (
    <div className={fieldRootClass}>
      <span id={id} className={fieldLabelClass}>
        {t('employees')}
      </span>
      {people.length > MAX_PLAIN_LIST_LENGTH && (
        <TextField
          type="search"
          label={t('searchEmployees')}
          hideLabel
          placeholder={t('searchEmployees')}
          autoComplete="off"
          icon={<Search aria-hidden="true" />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <fieldset
        aria-labelledby={id}
        className="max-h-64 min-w-0 overflow-y-auto rounded-box border border-line-2 p-1 contrast:border-2"
      >
        {found.map(({ key, name, role, color, shiftCount }) => (
          <label
            key={key}
            className="flex min-h-10 cursor-pointer items-center gap-2.5 rounded-card px-2 py-1 hover:bg-hover coarse:min-h-11 phone:min-h-12"
          >
            <input
              type="checkbox"
              checked={chosen.has(key)}
              onChange={() => onToggle(key)}
              className="focus-ring size-4 shrink-0 rounded-flag accent-(--accent) phone:size-5"
            />
            {key === '' ? (
              <OpenMark size={22} />
            ) : (
              <Avatar name={name} roleColor={colorOf(role, color)} size={22} />
            )}
            <span className="min-w-0 grow">
              <span className="block truncate text-sm font-medium" dir="auto">
                {name}
              </span>
              {key !== '' && <span className="block text-xs text-ink-2">{roleName(role)}</span>}
            </span>
            <span className="tnum text-xs whitespace-nowrap text-ink-2">
              {calendar('shiftCount', { count: shiftCount })}
            </span>
          </label>
        ))}
        {found.length === 0 && <p className="px-2 py-2 text-ink-2">{common('noMatches')}</p>}
      </fieldset>
    </div>
  );
}
