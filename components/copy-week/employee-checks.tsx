'use client';

import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Avatar } from '@/components/parts/avatar';
import { OpenMark } from '@/components/parts/open-mark';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { fieldLabelClass, fieldRootClass } from '@/components/ui/fields/field-classes';
import { TextField } from '@/components/ui/fields/text-field';
import type { RoleColor } from '@/lib/employees/role';
import { foldText } from '@/lib/fold-text';

/** An employee with shifts in the source week, or the open shifts of the week. */
export interface CopyPerson {
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
const LONGEST_PLAIN_LIST = 12;

/** A checkbox for each person of the week. */
export function EmployeeChecks({ people, chosen, onToggle }: EmployeeChecksProps) {
  const t = useTranslations('copyWeek');
  const common = useTranslations('common');
  const calendar = useTranslations('calendar');
  const roleName = useRoleName();
  const { colorOf } = useRoleBook();
  const id = useId();
  const [text, setText] = useState('');
  const sought = foldText(text.trim());
  const found = people.filter(({ name }) => foldText(name).includes(sought));
  return (
    <div className={fieldRootClass}>
      <span id={id} className={fieldLabelClass}>
        {t('employees')}
      </span>
      {people.length > LONGEST_PLAIN_LIST && (
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
