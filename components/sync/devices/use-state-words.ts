import { useTranslations } from 'use-intl';
import { useFormats } from '@/components/ui/use-formats';
import { clockTimeOf } from '@/lib/time/clock-time';
import { daysBetween } from '@/lib/time/local-date';
import { minuteNow, todayIn } from '@/lib/time/zone';
import { zoneOf } from '@/lib/time/zone-choice';
import { openConflicts } from '@/stores/sync/sync-store';
import { useSync } from '@/stores/sync/use-sync';
import { useUi } from '@/stores/ui/use-ui';
import { useFailureWords } from './use-failure-words';

/** Within this many days, a weekday is unambiguous. */
const WEEKDAY_DAYS = 7;

/** `well`: nothing to do; `away`: no connection; `ask`: a person has to do something. */
type SharingTone = 'well' | 'busy' | 'away' | 'ask';

export interface StateWords {
  readonly tone: SharingTone;
  readonly text: string;
  /** What to do, or what happens to edits. */
  readonly hint?: string;
}

/** The sync status in a few words. The settings show conflicts separately. */
export function useStateWords({ withConflicts }: { readonly withConflicts: boolean }): StateWords {
  const t = useTranslations('syncState');
  const conflicts = useTranslations('conflicts');
  const failureWords = useFailureWords();
  const since = useSince();
  const { status, refusal } = useSync((state) => state);
  const openCount = useSync((state) => openConflicts(state).length);
  const failed = (failure: Parameters<typeof failureWords>[0]): StateWords => {
    const { problem, remedy } = failureWords(failure);
    return { tone: 'ask', text: problem, hint: remedy };
  };
  if (refusal) return failed(refusal);
  if (!status) return { tone: 'busy', text: t('connecting') };
  const { ended, problem, isUp, waiting, contactAt, joining } = status;
  if (ended) return { tone: 'ask', text: t('removed'), hint: t('removedHint') };
  if (withConflicts && openCount > 0) return { tone: 'ask', text: conflicts('count', { count: openCount }) };
  if (problem && problem !== 'unreachable') return failed(problem);
  const waits = t('waiting', { count: waiting });
  if (!isUp || problem) {
    const offlineText = contactAt > 0 ? since(contactAt) : t('noConnection');
    return { tone: 'away', text: waiting > 0 ? `${offlineText}, ${waits}` : offlineText, hint: t('kept') };
  }
  if (joining !== undefined) return { tone: 'busy', text: t('joining') };
  return waiting > 0 ? { tone: 'busy', text: waits } : { tone: 'well', text: t('upToDate') };
}

/** Since when there is no connection: a time today, a weekday within a week, else a date. */
function useSince(): (at: number) => string {
  const t = useTranslations('syncState');
  const formats = useFormats();
  const zone = zoneOf(useUi((state) => state.timezone));
  const today = useUi((state) => state.today);
  return (at) => {
    const date = new Date(at);
    const day = todayIn(date, zone);
    const ago = daysBetween(day, today);
    if (ago <= 0) return t('sinceTime', { time: formats.timeInWords(clockTimeOf(minuteNow(date, zone))) });
    if (ago < WEEKDAY_DAYS) return t('sinceWeekday', { weekday: formats.weekday(day) });
    return t('sinceDay', { day: formats.shortDay(day) });
  };
}
