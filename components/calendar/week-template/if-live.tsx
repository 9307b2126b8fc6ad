'use client';

import type { ReactNode } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { isLive, useEditedWeek, useScheduleStore } from '@/stores/schedule/use-schedule';

const TemplateHeading = lazyPart(() => import('./template-heading').then((module) => module.TemplateHeading));

/** Renders nothing for a week template or the past. */
export function IfLive({ children }: { children: ReactNode }) {
  return isLive(useScheduleStore()) ? children : null;
}

/** Renders the heading of the schedule, or of the week template being edited. */
export function HeadingOfWeek({ children }: { children: ReactNode }) {
  const edited = useEditedWeek();
  return edited ? <TemplateHeading templateId={edited.templateId} /> : children;
}
