'use client';

import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Avatar } from '@/components/parts/avatar';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { Button } from '@/components/ui/button';
import { fieldLabelClass, fieldRootClass } from '@/components/ui/fields/field-classes';
import type { Employee } from '@/lib/employees/employee';

interface RotationPeopleProps {
  people: readonly Employee[];
  /** By the id of each who takes turns, the week or day of the rotation, from 0, that they begin with. */
  begins: ReadonlyMap<string, number>;
  isOfWeeks: boolean;
  /** How many weeks or days there are to begin with. */
  unitCount: number;
  onChange: (begins: ReadonlyMap<string, number>) => void;
}

/** Who takes turns, and with which week or day each begins; at first one after the other. */
export function RotationPeople({ people, begins, isOfWeeks, unitCount, onChange }: RotationPeopleProps) {
  const t = useTranslations('rotation');
  const roleName = useRoleName();
  const { colorOf } = useRoleBook();
  const id = useId();
  const units = Array.from({ length: unitCount }, (_, unit) => unit);
  const toggle = (employeeId: string) => {
    const after = new Map(begins);
    if (!after.delete(employeeId)) after.set(employeeId, begins.size % unitCount);
    onChange(after);
  };
  return (
    <div className={fieldRootClass}>
      <span className="flex items-baseline justify-between gap-2">
        <span id={id} className={fieldLabelClass}>
          {t('people')}
        </span>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => onChange(new Map(people.map((person, at) => [person.id, at % unitCount])))}
        >
          {t('chooseAll')}
        </Button>
      </span>
      <fieldset
        aria-labelledby={id}
        className="max-h-72 min-w-0 overflow-y-auto rounded-box border border-line-2 p-1 phone:max-h-none contrast:border-2"
      >
        {people.map(({ id: employeeId, name, role, color }) => {
          const begin = begins.get(employeeId);
          return (
            <div
              key={employeeId}
              className="flex min-h-11 items-center gap-2 rounded-card px-2 hover:bg-hover"
            >
              <label className="flex min-h-11 min-w-0 grow cursor-pointer items-center gap-2.5 py-1">
                <input
                  type="checkbox"
                  checked={begin !== undefined}
                  onChange={() => toggle(employeeId)}
                  className="focus-ring size-4 shrink-0 rounded-flag accent-(--accent) phone:size-5"
                />
                <Avatar name={name} roleColor={colorOf(role, color)} size={22} />
                <span className="min-w-0">
                  <span className="block truncate text-sm font-medium" dir="auto">
                    {name}
                  </span>
                  <span className="block truncate text-xs text-ink-2">{roleName(role)}</span>
                </span>
              </label>
              {begin !== undefined && (
                <select
                  aria-label={t('begins', { name })}
                  value={begin % unitCount}
                  onChange={({ currentTarget }) =>
                    onChange(new Map([...begins, [employeeId, Number(currentTarget.value)]]))
                  }
                  className="focus-ring min-h-8 shrink-0 rounded-control border border-line-2 bg-surface px-2 text-sm phone:min-h-11"
                >
                  {units.map((unit) => (
                    <option key={unit} value={unit}>
                      {t(isOfWeeks ? 'week' : 'day', { number: unit + 1 })}
                    </option>
                  ))}
                </select>
              )}
            </div>
          );
        })}
      </fieldset>
    </div>
  );
}
