'use client';

import type { ReactNode } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { isLive, useEditedWeek, useScheduleStore } from '@/stores/schedule/use-schedule';

const TemplateHeading = lazyPart(() => import('./template-heading').then((module) => module.TemplateHeading));

/** What belongs to the present schedule, while it is shown: neither a week template nor a moment of the past. */
export function WhilePresent({ children }: { children: ReactNode }) {
  return isLive(useScheduleStore()) ? children : null;
}

/** The heading of the schedule; in its place that of the week template which is edited. */
export function HeadingOfWeek({ children }: { children: ReactNode }) {
  const edited = useEditedWeek();
  return edited ? <TemplateHeading templateId={edited.templateId} /> : children;
}
