'use client';

import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useRuleSigns } from '@/components/parts/drag/use-rule-signs';
import { remembered } from '@/lib/remembered';
import { isHardBreak, type RuleBreak } from '@/lib/rules/rule-break';
import { isSameData } from '@/lib/saved-data/records/same-data';
import { marksStore, type ShiftMark, type ShiftMarks } from '@/stores/schedule/problems/marks';
import { type ProblemsState, problemsStore } from '@/stores/schedule/problems/problems';

/** Keeps what the cards of the shown week, and of the night that runs into it, say of their problems, in the current language. */
export function MarkWatch() {
  const t = useTranslations('calendar');
  const signOf = useRuleSigns();
  // By the store's word and not by rendering: the marks of another week are there before its cards are rendered.
  useEffect(() => {
    const warningOf = remembered((signs: string) => t('warning', { signs }));
    const markOf = (breaks: readonly RuleBreak[]): ShiftMark => {
      const signs = breaks.map(signOf).join(', ');
      return {
        tone: breaks.some(isHardBreak) ? 'Canceled' : 'Pending',
        signs,
        words: warningOf(signs),
      };
    };
    const mark = (state: ProblemsState) => {
      const before = marksStore.getState();
      const marks = [...breaksIn(state)].map(([id, byRule]) => {
        const breaks = [...byRule.values()];
        const others = breaks.filter(({ rule }) => rule !== 'overlap');
        const all = markOf(breaks);
        const found: ShiftMarks = {
          all,
          besideOverlap:
            others.length === breaks.length ? all : others.length > 0 ? markOf(others) : undefined,
        };
        return [id, asBefore(found, before.get(id))] as const;
      });
      marksStore.setState(new Map(marks), true);
    };
    mark(problemsStore.getState());
    return problemsStore.subscribe((state, before) => {
      if (state.problems !== before.problems || state.nightBefore !== before.nightBefore) mark(state);
    });
  }, [t, signOf]);
  return null;
}

/** What each shift breaks, by its id: of many overlaps of a shift one says it all, so that each rule is there once. */
function breaksIn({ problems, nightBefore }: ProblemsState): Map<string, Map<string, RuleBreak>> {
  const found = new Map<string, Map<string, RuleBreak>>();
  // An open shift says on its own that nobody has it.
  for (const { parts } of [...nightBefore, ...problems]) {
    for (const { shift, found: broken } of parts) {
      if (!broken) continue;
      const breaks = found.get(shift.id) ?? new Map<string, RuleBreak>();
      found.set(shift.id, breaks.set(broken.rule, broken));
    }
  }
  return found;
}

/** The same object where it says the same, so that its card is not drawn again. */
function asBefore(marks: ShiftMarks, before: ShiftMarks | undefined): ShiftMarks {
  return before && isSameData(marks, before) ? before : marks;
}
