'use client';

import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Avatar } from '@/components/parts/avatar';
import { OpenMark } from '@/components/parts/open-mark';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { fieldLabelClass } from '@/components/ui/fields/field-classes';
import { TextField } from '@/components/ui/fields/text-field';
import type { Employee } from '@/lib/employees/employee';
import { inOwnOrder } from '@/lib/employees/people-order';
import { foldText } from '@/lib/fold-text';
import { OPEN_SHIFTS } from '@/lib/shifts/views/shift-filter';
import { useSetting } from '@/stores/settings/use-setting';

/** A smaller team needs no search field. */
const MIN_SEARCHED_TEAM = 8;

const rowClass =
  'flex min-h-8 items-center gap-2 rounded-card px-2 hover:bg-hover phone:min-h-11 coarse:min-h-11 ' +
  'has-focus-visible:bg-hover [&>input]:size-4 [&>input]:shrink-0 [&>input]:accent-(--accent)';

interface FilterEmployeesProps {
  employees: ReadonlyMap<string, Employee>;
  chosen: readonly string[];
  onToggle: (employeeId: string) => void;
}

/** The searchable team checklist. Chosen people who have left the team stay listed, so that they can be unticked. */
export function FilterEmployees({ employees, chosen, onToggle }: FilterEmployeesProps) {
  const t = useTranslations('filter');
  const roleName = useRoleName();
  const { colorOf } = useRoleBook();
  const labelId = useId();
  const order = useSetting('peopleOrder');
  const [search, setSearch] = useState('');
  const openShifts = useTranslations('calendar')('openShifts');
  const gone = chosen.filter((id) => id !== OPEN_SHIFTS && !employees.has(id));
  const wanted = foldText(search.trim());
  const isOpenFound = foldText(openShifts).includes(wanted);
  const found = inOwnOrder(employees.values(), order).filter(({ name }) => foldText(name).includes(wanted));
  return (
    <fieldset aria-labelledby={labelId} className="flex min-w-0 flex-col gap-1.5">
      <span id={labelId} className={fieldLabelClass}>
        {t('employee')}
      </span>
      {employees.size >= MIN_SEARCHED_TEAM && (
        <TextField
          type="search"
          label={t('searchEmployees')}
          hideLabel
          placeholder={t('searchEmployees')}
          value={search}
          autoComplete="off"
          icon={<Search aria-hidden="true" />}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <div className="max-h-46 overflow-y-auto rounded-control border border-line-2 p-1 phone:max-h-70 contrast:border-2 contrast:border-line-strong">
        {isOpenFound && (
          <label className={rowClass}>
            <input
              type="checkbox"
              checked={chosen.includes(OPEN_SHIFTS)}
              onChange={() => onToggle(OPEN_SHIFTS)}
            />
            <OpenMark size={22} />
            <span className="min-w-0 grow truncate">{openShifts}</span>
          </label>
        )}
        {gone.map((id) => (
          <label key={id} className={rowClass}>
            <input type="checkbox" checked onChange={() => onToggle(id)} />
            <span className="text-ink-2">{t('gone')}</span>
          </label>
        ))}
        {found.map(({ id, name, role, color }) => (
          <label key={id} className={rowClass}>
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => onToggle(id)} />
            <Avatar name={name} roleColor={colorOf(role, color)} size={22} />
            <span className="min-w-0 grow truncate" dir="auto" title={name}>
              {name}
            </span>
            <span aria-hidden="true" className="max-w-24 shrink-0 truncate text-xs text-ink-2">
              {roleName(role)}
            </span>
          </label>
        ))}
        {found.length === 0 && !isOpenFound && <p className="px-2 py-1.5 text-ink-2">{t('nobodyFound')}</p>}
      </div>
      <p role="status" className="sr-only">
        {wanted !== '' && t('found', { count: found.length })}
      </p>
    </fieldset>
  );
}
