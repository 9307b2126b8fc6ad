import type { Notification } from '@/lib/notifications/notification';
import type { LocalDate } from '@/lib/time/local-date';

/** The shifts that a change has left in the schedule: their days, the first one first, and the shift of that day. */
export interface SavedShifts {
  readonly shiftId: string;
  readonly dates: readonly LocalDate[];
}

/** Data that only the toast of a notification has. */
export interface ToastFacts {
  /** The schedule change that the toast reports, with or without Undo. */
  readonly reports?: string;
  readonly saved?: SavedShifts;
}

export type Toast = Notification &
  ToastFacts & {
    /** The toast summarizes several notifications and is not in the list. */
    readonly isSummary?: true;
    /** The schedule change that the toast's Undo reverts. */
    readonly changeId?: string;
    /** The earlier toast with the same text, which the new toast replaces and counts. */
    readonly same?: Toast;
  };

/** The toaster shows at most this many toasts. */
const MAX_TOASTS = 20;

/** The toast and earlier ones with the same text, newest first. */
export function sameToasts(toast: Toast): readonly Toast[] {
  const all: Toast[] = [];
  for (let item: Toast | undefined = toast; item; item = item.same) all.push(item);
  return all;
}

/** Adds the toast as the newest; it replaces and counts one with the same text. */
export function withToast(toasts: readonly Toast[], fresh: Toast): readonly Toast[] {
  const same = toasts.find((toast) => hasSameText(toast, fresh));
  const others = toasts.filter((toast) => toast !== same);
  return [...others, same ? { ...fresh, same } : fresh].slice(-MAX_TOASTS);
}

/** The same array if there are none. */
export function withoutReportsOf(toasts: readonly Toast[], changeId: string): readonly Toast[] {
  const isOfIt = (toast: Toast) => toast.reports === changeId || toast.changeId === changeId;
  if (!toasts.some((toast) => sameToasts(toast).some(isOfIt))) return toasts;
  return toasts.flatMap((toast) => {
    const left = sameToasts(toast).filter((item) => !isOfIt(item));
    return left.reduceRight<Toast[]>(([below], { same: _same, ...item }) => {
      return [below ? { ...item, same: below } : item];
    }, []);
  });
}

function hasSameText(one: Toast, other: Toast): boolean {
  return one.type === other.type && one.message === other.message && one.detail === other.detail;
}
