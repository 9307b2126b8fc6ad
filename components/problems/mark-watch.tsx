'use client';

import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useRuleSigns } from '@/components/parts/drag/use-rule-signs';
import { isHardBreak, type RuleBreak } from '@/lib/rules/rule-break';
import { marksStore, type ShiftMark, type ShiftMarks } from '@/stores/schedule/problems/marks';
import { useProblemsState } from '@/stores/schedule/problems/problems';

/** Keeps what the cards of the shown week, and of the night that runs into it, say of their problems, in the current language. */
export function MarkWatch() {
  const t = useTranslations('calendar');
  const signOf = useRuleSigns();
  const problems = useProblemsState((state) => state.problems);
  const nightBefore = useProblemsState((state) => state.nightBefore);
  useEffect(() => {
    // Of many overlaps of a shift one says it all: each sign is made once.
    const found = new Map<string, Map<string, RuleBreak>>();
    // An open shift says on its own that nobody has it.
    for (const { parts } of [...nightBefore, ...problems]) {
      for (const { shift, found: broken } of parts) {
        if (!broken) continue;
        const breaks = found.get(shift.id) ?? new Map<string, RuleBreak>();
        found.set(shift.id, breaks.set(broken.rule, broken));
      }
    }
    const markOf = (breaks: readonly RuleBreak[]): ShiftMark => {
      const signs = breaks.map(signOf).join(', ');
      return {
        tone: breaks.some(isHardBreak) ? 'Canceled' : 'Pending',
        signs,
        words: t('warning', { signs }),
      };
    };
    const before = marksStore.getState();
    const marks = [...found].map(([id, byRule]) => {
      const breaks = [...byRule.values()];
      const others = breaks.filter(({ rule }) => rule !== 'overlap');
      const mark: ShiftMarks = {
        all: markOf(breaks),
        besideOverlap: others.length > 0 ? markOf(others) : undefined,
      };
      return [id, asBefore(mark, before.get(id))] as const;
    });
    marksStore.setState(new Map(marks), true);
  }, [t, signOf, problems, nightBefore]);
  return null;
}

/** The same object where it says the same, so that its card is not drawn again. */
function asBefore(marks: ShiftMarks, before: ShiftMarks | undefined): ShiftMarks {
  return JSON.stringify(marks) === JSON.stringify(before) && before ? before : marks;
}
