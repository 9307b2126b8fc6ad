import type { Notification } from '@/lib/notifications/notification';
import type { LocalDate } from '@/lib/time/local-date';

/** The shifts that a change has left in the schedule: their days, the first one first, and the shift of that day. */
export interface SavedShifts {
  readonly shiftId: string;
  readonly dates: readonly LocalDate[];
}

/** What only the toast of a notice knows. */
export interface ToastFacts {
  /** The schedule change that it reports, whether or not it offers Undo. */
  readonly reports?: string;
  readonly saved?: SavedShifts;
}

/** A notice on screen. */
export type Toast = Notification &
  ToastFacts & {
    /** It counts several of the list and is not in it. */
    readonly isSummary?: true;
    /** The schedule change that it reports, when it can be undone from there. */
    readonly changeId?: string;
    /** The one before it that said the same: it stands in its place, with the number. */
    readonly same?: Toast;
  };

/** The toaster's own maximum. */
const MAX_TOASTS = 20;

/** The toast and those that said the same before it, newest first. */
export function sameToasts(toast: Toast): readonly Toast[] {
  const all: Toast[] = [];
  for (let item: Toast | undefined = toast; item; item = item.same) all.push(item);
  return all;
}

/** The toasts with that one as the newest: in the place of one that says the same, which it counts. */
export function withToast(toasts: readonly Toast[], fresh: Toast): readonly Toast[] {
  const same = toasts.find((toast) => saysTheSame(toast, fresh));
  const others = toasts.filter((toast) => toast !== same);
  return [...others, same ? { ...fresh, same } : fresh].slice(-MAX_TOASTS);
}

/** The toasts without what they say of that change; the same array where they say nothing of it. */
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

function saysTheSame(one: Toast, other: Toast): boolean {
  return one.type === other.type && one.message === other.message && one.detail === other.detail;
}
