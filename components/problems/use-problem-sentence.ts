import { useTranslations } from 'use-intl';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { useRuleSentences } from '@/components/parts/use-rule-sentences';
import { useFormats } from '@/components/ui/use-formats';
import type { Problem } from '@/lib/rules/problems/problem';

/** What is wrong, as seen from the problem's first shift. */
export function useProblemSentence(): (problem: Problem) => string {
  const t = useTranslations('problems');
  const formats = useFormats();
  const roleName = useRoleName();
  const ruleSentence = useRuleSentences();
  return ({ kind, parts: [first] }) => {
    const found = first?.found;
    if (!found) return t('open');
    if (kind !== 'doubleBooked' || found.rule !== 'overlap') return ruleSentence(found);
    const { role, date, startTime, endTime } = found.other;
    const shift = `${formats.weekdayShort(date)} ${formats.timeRange(startTime, endTime)}`;
    return t('doubleBooked', { role: roleName(role), shift });
  };
}

/** When the problem is: its shift, or the days of its shifts where there are more than two. */
export function useProblemTime(): (problem: Problem) => string {
  const formats = useFormats();
  return ({ parts }) => {
    const [first, last] = [parts[0]?.shift, parts.at(-1)?.shift];
    if (!first || !last) return '';
    if (parts.length > 2) return formats.dayRange(first.date, last.date);
    return `${formats.weekdayDay(first.date)}, ${formats.timeRange(first.startTime, first.endTime)}`;
  };
}
