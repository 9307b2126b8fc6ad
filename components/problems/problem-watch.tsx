'use client';

// Nothing is marked before the week is judged: the look of the marks comes with what judges it.
import './marks.css';
import { memo, useDeferredValue, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useRuleSigns } from '@/components/parts/drag/use-rule-signs';
import { remembered } from '@/lib/remembered';
import { isHardBreak, type RuleBreak } from '@/lib/rules/rule-break';
import { isSameData } from '@/lib/saved-data/records/same-data';
import { persisted } from '@/stores/app/gateway';
import { judgeAnotherWeek, judgeShownWeek } from '@/stores/schedule/problems/judge';
import { marksStore, type ShiftMark, type ShiftMarks } from '@/stores/schedule/problems/marks';
import { type ProblemsState, problemsStore } from '@/stores/schedule/problems/problems';
import type { ScheduleState } from '@/stores/schedule/schedule';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import type { UiState } from '@/stores/ui/ui';
import { useUi } from '@/stores/ui/use-ui';

/**
 * Keeps the problems of the shown week up to date: behind the paint of what has changed, but those of another week with
 * its first paint, so that it is painted once.
 */
export function ProblemWatch() {
  const store = useScheduleStore();
  const schedule = useDeferredValue(useSchedule((state) => state));
  const ui = useDeferredValue(useUi((state) => state));
  useEffect(() => store.subscribe(() => judgeAnotherWeek(store)), [store]);
  useEffect(() => persisted.ignoredProblems.subscribe(() => judgeShownWeek(store)), [store]);
  return (
    <>
      <Judge schedule={schedule} ui={ui} />
      <MarkWatch />
    </>
  );
}

interface JudgeProps {
  schedule: ScheduleState;
  ui: UiState;
}

/** Looks at the stores as they are by then, once for each new state of them; what is the same is not judged again. */
const Judge = memo(function Judge(_props: JudgeProps) {
  const store = useScheduleStore();
  useEffect(() => judgeShownWeek(store));
  return null;
});

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
