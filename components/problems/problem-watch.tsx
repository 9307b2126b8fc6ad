'use client';

// Loaded here because nothing is marked before the week has been checked.
import './marks.css';
import { memo, useDeferredValue, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useRuleSigns } from '@/components/parts/drag/use-rule-signs';
import { memoize } from '@/lib/memoize';
import { isHardBreak, type RuleBreak } from '@/lib/rules/rule-break';
import { isSameData } from '@/lib/saved-data/records/same-data';
import { persisted } from '@/stores/app/gateway';
import { checkNewlyShownWeek, checkShownWeek } from '@/stores/schedule/problems/check-shown-week';
import { marksStore, type ShiftMark, type ShiftMarks } from '@/stores/schedule/problems/marks';
import { type ProblemsState, problemsStore } from '@/stores/schedule/problems/problems';
import type { ScheduleState } from '@/stores/schedule/schedule';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import type { UiState } from '@/stores/ui/ui';
import { useUi } from '@/stores/ui/use-ui';

/**
 * Keeps the problems of the shown week up to date: after the paint of an edit, but before the first paint of another
 * week, so that it is painted once.
 */
export function ProblemWatch() {
  const store = useScheduleStore();
  const schedule = useDeferredValue(useSchedule((state) => state));
  const ui = useDeferredValue(useUi((state) => state));
  useEffect(() => store.subscribe(() => checkNewlyShownWeek(store)), [store]);
  useEffect(() => persisted.ignoredProblems.subscribe(() => checkShownWeek(store)), [store]);
  return (
    <>
      <CheckProblems schedule={schedule} ui={ui} />
      <MarkWatch />
    </>
  );
}

interface JudgeProps {
  schedule: ScheduleState;
  ui: UiState;
}

/** Checks the current stores once for each new state; unchanged input is not checked again. */
const CheckProblems = memo(function Judge(_props: JudgeProps) {
  const store = useScheduleStore();
  useEffect(() => checkShownWeek(store));
  return null;
});

/**
 * Updates the problem marks of the cards in the shown week, and of the night shifts that run into it, in the current
 * language.
 */
export function MarkWatch() {
  const t = useTranslations('calendar');
  const signOf = useRuleSigns();
  // Subscribes to the store instead of rendering: the marks of another week must be ready before its cards render.
  useEffect(() => {
    const warningOf = memoize((signs: string) => t('warning', { signs }));
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
        return [id, keepIdentity(found, before.get(id))] as const;
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

/** The broken rules by shift id. Several overlaps of a shift count as one, so that each rule occurs once. */
function breaksIn({ problems, nightBefore }: ProblemsState): Map<string, Map<string, RuleBreak>> {
  const found = new Map<string, Map<string, RuleBreak>>();
  // Open shifts are marked as open already.
  for (const { parts } of [...nightBefore, ...problems]) {
    for (const { shift, found: broken } of parts) {
      if (!broken) continue;
      const breaks = found.get(shift.id) ?? new Map<string, RuleBreak>();
      found.set(shift.id, breaks.set(broken.rule, broken));
    }
  }
  return found;
}

/** Returns the previous object for equal marks, so that the card does not re-render. */
function keepIdentity(marks: ShiftMarks, before: ShiftMarks | undefined): ShiftMarks {
  return before && isSameData(marks, before) ? before : marks;
}
