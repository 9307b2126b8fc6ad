'use client';

import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { useFormats } from '@/components/ui/use-formats';
import type { Problem } from '@/lib/rules/problems/problem';
import {
  groupedProblems,
  PROBLEM_GROUPINGS,
  type ProblemGroup,
  type ProblemGrouping,
} from '@/lib/rules/problems/problem-groups';
import type { Shift } from '@/lib/shifts/shift/shift';
import { ProblemRow } from './problem-row';

/** Maximum number listed; an imported year can have thousands. */
const MAX_LISTED = 200;

interface ProblemListProps {
  /** At least one. */
  problems: readonly Problem[];
  onShow: (shift: Shift) => void;
}

/** The problems by kind or by person, each with its sentence, a link to its shift, and Ignore. */
export function ProblemList({ problems, onShow }: ProblemListProps) {
  const t = useTranslations('problems');
  const calendar = useTranslations('calendar');
  const { compareNames } = useFormats();
  const [grouping, setGrouping] = useState<ProblemGrouping>('kind');
  const [ignoring, setIgnoring] = useState('');
  const groups = useMemo(
    () => groupedProblems(problems.slice(0, MAX_LISTED), grouping, compareNames),
    [problems, grouping, compareNames],
  );
  const titleOf = (group: ProblemGroup) =>
    group.by === 'kind' ? t(`kinds.${group.kind}`) : group.name || calendar('openShift');

  return (
    <div className="flex flex-col gap-4">
      <ChipGroup
        label={t('groupBy')}
        hideLabel
        size="sm"
        value={grouping}
        options={PROBLEM_GROUPINGS.map((value) => ({
          value,
          label: t(value === 'kind' ? 'byKind' : 'byPerson'),
        }))}
        onChange={setGrouping}
      />
      {groups.map((group) => (
        <section key={titleOf(group)} aria-label={titleOf(group)}>
          <h3 className="flex items-baseline gap-2 pb-1 font-semibold">
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {titleOf(group)}
            </span>
            <span className="tnum font-normal text-ink-2">{group.problems.length}</span>
          </h3>
          <ul className="-mx-2 flex flex-col">
            {group.problems.map((problem) => (
              <ProblemRow
                key={problem.key}
                problem={problem}
                hasName={group.by === 'kind'}
                isIgnoring={problem.key === ignoring}
                onIgnoring={(isIgnoring) => setIgnoring(isIgnoring ? problem.key : '')}
                onShow={onShow}
              />
            ))}
          </ul>
        </section>
      ))}
      {problems.length > MAX_LISTED && (
        <p className="tnum text-ink-2">{t('more', { count: problems.length - MAX_LISTED })}</p>
      )}
    </div>
  );
}
