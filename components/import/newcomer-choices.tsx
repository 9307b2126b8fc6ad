'use client';

import { Check, X } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { CheckChips } from '@/components/ui/fields/check-chips';
import { SelectField } from '@/components/ui/fields/select-field';
import { SwitchField } from '@/components/ui/fields/switch-field';
import type { UnknownName } from '@/lib/import/names/unknown-names';
import type { ImportChoices, ImportPlan } from '@/lib/import/plan-import';
import { useSchedule } from '@/stores/schedule/use-schedule';

/** Maximum number of lists on one page. */
const MAX_ASKED = 60;

interface NewcomerChoicesProps {
  plan: ImportPlan;
  choices: ImportChoices;
  onChoose: (change: Partial<ImportChoices>) => void;
}

/**
 * Choices for unknown names, a checkbox for each new employee and role, and the handling of role conflicts.
 */
export function NewcomerChoices({ plan, choices, onChoose }: NewcomerChoicesProps) {
  const { colorOf, offered } = useRoleBook();
  const t = useTranslations('importData');
  const roleName = useRoleName();
  const { newEmployees, newRoles, mismatchCount } = plan;
  const { leftEmployees, leftRoles } = choices;
  const team = useSchedule(({ schedule }) => schedule.employees);
  const teamNames = useMemo(() => Array.from(team.values(), ({ name }) => name), [team]);
  const asked = teamNames.length > 0 ? namesToAsk(plan.unknownNames) : [];
  const askedKeys = new Set(asked.map(({ key }) => key));
  const others = newEmployees.filter(({ key }) => !askedKeys.has(key));
  const hasRoleless = newEmployees.some(({ role }) => role === '');
  return (
    <>
      {asked.length > 0 && (
        <NameChoices
          names={asked}
          team={teamNames}
          newEmployees={newEmployees}
          choices={choices}
          onChoose={onChoose}
        />
      )}
      {others.length > 0 && (
        <div className="flex flex-col gap-1.5">
          <CheckChips
            label={t('newEmployees')}
            size="sm"
            className="max-h-60 overflow-y-auto p-0.5"
            options={others.map(({ key, name, role }) => ({
              value: key,
              label: t('personOfRole', { name, role: roleName(role || choices.roleOfOthers) }),
              roleColor: colorOf(role || choices.roleOfOthers),
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
          options={offered.map((role) => ({ value: role, label: roleName(role) }))}
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

/** Each name gets a list of the team. If there are very many, names without a proposal get a checkbox instead. */
function namesToAsk(names: readonly UnknownName[]): readonly UnknownName[] {
  const isCertain = ({ proposed }: UnknownName) => Number(proposed.length === 0);
  return [...names].sort((one, other) => isCertain(one) - isCertain(other)).slice(0, MAX_ASKED);
}

/** A checked state must not be conveyed by color alone (WCAG 1.4.1). */
function checked(isChecked: boolean) {
  return { isChecked, icon: isChecked ? <Check aria-hidden="true" /> : <X aria-hidden="true" /> };
}

function toggled(list: readonly string[], item: string): readonly string[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}

interface NameChoicesProps {
  names: readonly UnknownName[];
  /** In the team's order. */
  team: readonly string[];
  newEmployees: ImportPlan['newEmployees'];
  choices: ImportChoices;
  onChoose: (change: Partial<ImportChoices>) => void;
}

const NEW = 'new';
const LEFT = 'left';
/** Prefix of people in the values, because a name may be any text. */
const PERSON = '=';

/** For each name that is not in the team, whom it means: a team member, a new person, or nobody. */
function NameChoices({ names, team, newEmployees, choices, onChoose }: NameChoicesProps) {
  const t = useTranslations('importData');
  const roleName = useRoleName();
  const roleOf = (key: string) =>
    newEmployees.find((person) => person.key === key)?.role || choices.roleOfOthers;
  const choose = ({ key }: UnknownName, value: string) => {
    const others = choices.leftEmployees.filter((left) => left !== key);
    if (value === LEFT) return onChoose({ leftEmployees: [...others, key] });
    const name = value === NEW ? '' : value.slice(PERSON.length);
    onChoose({ leftEmployees: others, namedAs: { ...choices.namedAs, [key]: name } });
  };
  return (
    <fieldset className="flex flex-col gap-2.5">
      <legend className="pb-1.5 font-medium">{t('unknownNames')}</legend>
      <div className="flex max-h-80 flex-col gap-3 overflow-y-auto p-0.5">
        {names.map((unknown) => {
          const { key, name, proposed, use } = unknown;
          const people = [...proposed, ...team.filter((other) => !proposed.includes(other))];
          const isProposed =
            use.kind === 'person' && proposed.includes(use.name) && !(key in choices.namedAs);
          return (
            <SelectField
              key={key}
              label={name}
              value={
                use.kind === 'person' ? PERSON + use.name : use.kind === 'unclear' ? undefined : use.kind
              }
              placeholder={t('whoIsMeant')}
              hint={isProposed ? t('proposedName') : undefined}
              options={[
                ...people.slice(0, proposed.length).map(asOption),
                { value: NEW, label: t('namedNew', { role: roleName(roleOf(key)) }) },
                { value: LEFT, label: t('none') },
                ...people.slice(proposed.length).map(asOption),
              ]}
              onChange={(value) => choose(unknown, value)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

function asOption(name: string) {
  return { value: PERSON + name, label: name };
}
