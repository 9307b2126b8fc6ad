import type { DaySpan } from '@/lib/shifts/publication/published-days';
import { askToPublish } from './publish';

let publish = askToPublish;

/** Sets what looks for problems before it publishes; it comes with the rules, behind the first paint. */
export function setProblemCheck(publishChecked: (spans: readonly DaySpan[]) => void): void {
  publish = publishChecked;
}

/** Publishes these days, or shows first what is wrong with them. */
export function publishOrShowProblems(spans: readonly DaySpan[]): void {
  publish(spans);
}
