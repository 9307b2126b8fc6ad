import { isWanted } from '@/lib/notifications/notification';
import type { Moment } from '@/lib/notifications/reminders';
import { NEWS_CATEGORY, type NewsFact, newsFacts } from '@/lib/notifications/schedule-news';
import { ruleSettingsOf } from '@/lib/settings/rule-settings';
import { changeSummary } from '@/lib/shifts/change/change-summary';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { notificationsStore } from '@/stores/app/notifications-store';
import { liveSchedule } from '@/stores/app/schedule-store';
import { changeWords } from '@/stores/schedule/change-words';
import { contextIn } from '@/stores/schedule/rule-context';
import type { AnnouncedNews } from './announced-news';
import { loadNewsWords, type NewsWords, newsTexts } from './news-words';
import type { NotificationInput } from './notifications';

interface NewsRound {
  readonly moment: Moment;
  /** The ids of the records that somebody has just edited: the consequences are visible, and need no notification. */
  readonly edited: ReadonlySet<string>;
  readonly isDue: boolean;
  readonly announced: AnnouncedNews;
  /** Runs the function while no other tab runs one. */
  readonly alone: (act: () => void) => void;
  readonly summary: (count: number) => string;
}

type Facts = readonly [NewsFact, ...NewsFact[]];

/** Notifies of news in the schedule that no tab has announced yet. News of switched-off kinds stays unannounced. */
export async function sendScheduleNews({ announced, alone, edited, ...round }: NewsRound): Promise<void> {
  if (announced.unannounced(wantedFacts(round.moment)).length === 0) return;
  const words = await loadNewsWords();
  if (!words) return;
  alone(() => {
    const fresh = announced.takeUnannounced(wantedFacts(round.moment));
    const news = fresh.filter(({ subjects }) => !subjects.some((id) => edited.has(id)));
    const inputs = grouped(news).map((facts) => inputOf(facts, words, round.isDue));
    if (inputs.length > 0) notificationsStore.notifyAll(inputs, round.summary);
  });
}

function wantedFacts(moment: Moment): readonly NewsFact[] {
  const { schedule } = liveSchedule.getState();
  const { shifts, employees } = schedule;
  const settings = ruleSettingsOf(schedule);
  const { preferences } = notificationsStore.getState();
  const contextFor = (name: string) => contextIn(shifts, employees, name, settings);
  const facts = newsFacts({
    moment,
    shifts,
    employees: employees.values(),
    contextFor,
    weekStart: settings.weekStart,
  });
  return facts.filter(({ about }) => isWanted(preferences, NEWS_CATEGORY[about], 'automatic'));
}

/**
 * Groups by kind, and by person if the news are about people. News that a person is out is dropped if the list has
 * their shifts.
 */
function grouped(facts: readonly NewsFact[]): readonly Facts[] {
  const groups = new Map<string, Facts>();
  const withShifts = new Set(facts.flatMap((fact) => (fact.about === 'lost' ? [fact.employee.id] : [])));
  for (const fact of facts) {
    if (fact.about === 'out' && withShifts.has(fact.employee.id)) continue;
    const key = `${fact.about} ${'employee' in fact ? fact.employee.id : ''}`;
    const group = groups.get(key);
    groups.set(key, group ? [...group, fact] : [fact]);
  }
  return [...groups.values()];
}

function inputOf(facts: Facts, words: NewsWords, isDue: boolean): NotificationInput {
  const [{ about }] = facts;
  return {
    ...newsTexts(facts, words),
    type: about === 'out' ? 'info' : 'warning',
    category: NEWS_CATEGORY[about],
    cause: 'automatic',
    isDue,
  };
}

/**
 * Adds changes of another tab or device to this tab's list, one unread notification per category. Shows no toast,
 * because the person, or somebody beside them, has just made the changes.
 */
export async function gatherElsewhere(changes: readonly ScheduleChange[]): Promise<void> {
  const words = await loadNewsWords();
  if (!words) return;
  const groups = new Map<string, ScheduleChange[]>();
  for (const change of changes) {
    const about = `${change.origin === 'shared' ? 'shared' : 'elsewhere'} ${categoryOf(change)}`;
    groups.set(about, [...(groups.get(about) ?? []), change]);
  }
  for (const [about, group] of groups) {
    const last = group.at(-1);
    if (!last) continue;
    const { message, detail } = changeWords(last, words);
    const category = categoryOf(last);
    const isPublication = category === 'publication';
    const isShared = last.origin === 'shared';
    const published = isShared ? 'news.publishedOnDevice' : 'news.publishedElsewhere';
    const changed = isShared ? 'news.sharedElsewhere' : 'news.elsewhere';
    gather({ about, count: group.length }, (count) => ({
      message: isPublication ? words.t(published) : words.t(changed, { count }),
      detail: isPublication ? '' : [message, detail].filter(Boolean).join(': '),
      type: 'info',
      category,
    }));
  }
}

function categoryOf(change: ScheduleChange): NotificationInput['category'] {
  const { kind } = changeSummary(change);
  if (kind === 'published') return 'publication';
  if (kind === 'swapped') return 'shiftSwap';
  return kind === 'availability' ? 'timeOff' : 'scheduleChanges';
}

interface Gathered {
  readonly about: string;
  readonly count: number;
}

type NewsInput = Omit<NotificationInput, 'cause' | 'isQuiet' | 'isOfTab' | 'about' | 'count'>;

/**
 * Adds to the count of this tab's unread notification about the same subject, or starts one, without a toast or a sound.
 * `inputOf` receives the new count. A delivered notification does not return to the digest.
 */
export function gather({ about, count }: Gathered, inputOf: (total: number) => NewsInput): void {
  const { notifications, preferences } = notificationsStore.getState();
  if (!isWanted(preferences, inputOf(count).category, 'automatic')) return;
  const isHeld = preferences.timing.deliveryFormat === 'digest';
  const earlier = notifications.findLast(
    (item) => item.about === about && !item.read && (item.heldUntil !== undefined) === isHeld,
  );
  if (earlier) notificationsStore.remove(earlier.id);
  const total = (earlier?.count ?? 0) + count;
  notificationsStore.notify({
    ...inputOf(total),
    about,
    count: total,
    cause: 'automatic',
    isQuiet: true,
    isOfTab: true,
  });
}
