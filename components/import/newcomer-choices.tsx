'use client';

import { Check, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useRoleName } from '@/components/parts/use-role-name';
import { CheckChips } from '@/components/ui/fields/check-chips';
import { SelectField } from '@/components/ui/fields/select-field';
import { SwitchField } from '@/components/ui/fields/switch-field';
import { colorOfRole, ROLES } from '@/lib/employees/role';
import type { ImportChoices, ImportPlan } from '@/lib/import/plan-import';

interface NewcomerChoicesProps {
  plan: ImportPlan;
  choices: ImportChoices;
  onChoose: (change: Partial<ImportChoices>) => void;
}

/** New employees and roles with a checkbox each, and how role conflicts are handled. */
export function NewcomerChoices({ plan, choices, onChoose }: NewcomerChoicesProps) {
  const t = useTranslations('importData');
  const roleName = useRoleName();
  const { newEmployees, newRoles, mismatchCount } = plan;
  const { leftEmployees, leftRoles } = choices;
  const hasRoleless = newEmployees.some(({ role }) => role === '');
  return (
    <>
      {newEmployees.length > 0 && (
        <div className="flex flex-col gap-1.5">
          <CheckChips
            label={t('newEmployees')}
            size="sm"
            className="max-h-60 overflow-y-auto p-0.5"
            options={newEmployees.map(({ key, name, role }) => ({
              value: key,
              label: t('personOfRole', { name, role: roleName(role || choices.roleOfOthers) }),
              roleColor: colorOfRole(role || choices.roleOfOthers),
              ...checked(!leftEmployees.includes(key)),
            }))}
            onToggle={(key) => onChoose({ leftEmployees: toggled(leftEmployees, key) })}
          />
          <p className="text-xs text-ink-2 phone:text-[13px]">{t('newEmployeesHint')}</p>
        </div>
      )}
      {hasRoleless && (
        <SelectField
          label={t('roleOfOthers')}
          value={choices.roleOfOthers}
          options={ROLES.map((role) => ({ value: role, label: roleName(role) }))}
          onChange={(roleOfOthers) => onChoose({ roleOfOthers })}
        />
      )}
      {newRoles.length > 0 && (
        <div className="flex flex-col gap-1.5">
          <CheckChips
            label={t('newRoles')}
            size="sm"
            className="max-h-40 overflow-y-auto p-0.5"
            options={newRoles.map(({ role }) => ({
              value: role,
              label: role,
              ...checked(!leftRoles.includes(role)),
            }))}
            onToggle={(role) => onChoose({ leftRoles: toggled(leftRoles, role) })}
          />
          <p className="text-xs text-ink-2 phone:text-[13px]">{t('newRolesHint')}</p>
        </div>
      )}
      {mismatchCount > 0 && (
        <SwitchField
          label={t('ownRole')}
          description={t('ownRoleHint', { count: mismatchCount })}
          isOn={choices.takesOwnRole}
          onChange={(takesOwnRole) => onChoose({ takesOwnRole })}
        />
      )}
    </>
  );
}

/** A checked state must not be conveyed by colour alone (WCAG 1.4.1). */
function checked(isChecked: boolean) {
  return { isChecked, icon: isChecked ? <Check aria-hidden="true" /> : <X aria-hidden="true" /> };
}

function toggled(list: readonly string[], item: string): readonly string[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}
