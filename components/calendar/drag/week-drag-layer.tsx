'use client';

import { LazyDrags } from '@/components/parts/drag/lazy-drags';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { WEEK_CARDS } from './week-cards';

const Drags = lazyPart(() => import('./week-drags').then((module) => module.Drags), { onError: () => {} });

/** Makes the week's shifts draggable; the code loads when the pointer first reaches one. */
export function WeekDragLayer() {
  return <LazyDrags cards={WEEK_CARDS} drags={Drags} />;
}
