'use client';

// Nothing is marked before the week is judged: the look of the marks comes with what judges it.
import './marks.css';
import { memo, useDeferredValue, useEffect } from 'react';
import { persisted } from '@/stores/app/gateway';
import { judgeAnotherWeek, judgeShownWeek } from '@/stores/schedule/problems/judge';
import type { ScheduleState } from '@/stores/schedule/schedule';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import type { UiState } from '@/stores/ui/ui';
import { useUi } from '@/stores/ui/use-ui';
import { MarkWatch } from './mark-watch';

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
