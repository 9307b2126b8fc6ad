'use client';

import { useTranslations } from 'use-intl';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { SelectField } from '@/components/ui/fields/select-field';
import type { UnknownName } from '@/lib/import/names/unknown-names';
import type { ImportChoices, ImportPlan } from '@/lib/import/plan-import';

interface NameChoicesProps {
  names: readonly UnknownName[];
  /** The names of the team, in its order. */
  team: readonly string[];
  newEmployees: ImportPlan['newEmployees'];
  choices: ImportChoices;
  onChoose: (change: Partial<ImportChoices>) => void;
}

const NEW = 'new';
const LEFT = 'left';
/** In front of a person's name, which may be any text. */
const PERSON = '=';

/** For each name that is not in the team, whom it means: somebody of the team, a new person, or nobody. */
export function NameChoices({ names, team, newEmployees, choices, onChoose }: NameChoicesProps) {
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
