'use client';

import type { ReactNode } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useEditedWeek } from '@/stores/templates/edited-week';

const TemplateHeading = lazyPart(() => import('./template-heading').then((module) => module.TemplateHeading));

/** What belongs to the schedule, while it is shown. */
export function UnlessWeekEdited({ children }: { children: ReactNode }) {
  return useEditedWeek() ? null : children;
}

/** The heading of the schedule; in its place that of the week template which is edited. */
export function HeadingOfWeek({ children }: { children: ReactNode }) {
  const edited = useEditedWeek();
  return edited ? <TemplateHeading templateId={edited.templateId} /> : children;
}
