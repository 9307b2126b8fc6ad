import { flushSync } from 'react-dom';
import { DRAG_STEP_MINUTES, draggedTimes } from '@/lib/insights/timeline-drag';
import type { TimelineActs } from './acts';

const DIRECTION: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Alt+Arrow moves the shift by a step, with Shift only its end; each press is one undo step. */
export function retimeByKey(
  { find, dropOnce }: Pick<TimelineActs, 'find' | 'dropOnce'>,
  shiftId: string,
  { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent,
): boolean {
  const direction = DIRECTION[key];
  const shift = find(shiftId);
  if (direction === undefined || ctrlKey || metaKey || !shift) return false;
  const times = draggedTimes(shift, shiftKey ? 'end' : 'whole', direction * DRAG_STEP_MINUTES);
  flushSync(() => dropOnce({ shiftId, ...times }));
  return true;
}
