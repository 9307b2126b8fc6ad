import { weekdayFormats } from '@/lib/i18n/weekday-formats';
import { mergeSubmitted } from '@/lib/merge/merge-submitted';
import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { settingOf } from '@/lib/settings/settings-of';
import { afterRenamesIn } from '@/lib/shifts/change/follow-renames';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { NO_FILTER } from '@/lib/shifts/views/shift-filter';
import {
  areInWeek,
  entriesForLive,
  scheduleOfTemplate,
  weekForEditing,
} from '@/lib/templates/week/edited-week';
import { isoWeekday, type LocalDate, parseLocalDate } from '@/lib/time/local-date';
import { dayInWeek, startOfWeek } from '@/lib/time/week';
import { uiStore } from '@/stores/app/ui-store';
import type { ScheduleStorage } from '@/stores/browser-storage/persistence/persistence-ports';
import { createScheduleStore, type EditedWeek, type ScheduleStore } from '@/stores/schedule/schedule';
import { selectionStore } from '@/stores/schedule/selection';
import { showSchedule } from '@/stores/schedule/use-schedule';

/** Every edit in the calendar changes the template from now on. */
export function editWeek(live: ScheduleStore, templateId: string): void {
  showSchedule();
  const { today, filter } = uiStore.getState();
  selectionStore.clear();
  uiStore.setFilter(NO_FILTER);
  uiStore.setCurrentView('weekly');
  showSchedule({
    kind: 'week',
    open() {
      const { schedule } = live.getState();
      return createWeekStore({
        live,
        editedWeek: { templateId, asFormats: weekdayFormats },
        firstDay: weekForEditing(schedule, startOfWeek(today, settingOf(schedule, weekStartSetting))),
        now: () => Date.now(),
        random: () => Math.random(),
        log: console,
      });
    },
    leave() {
      selectionStore.clear();
      uiStore.setFilter(filter);
    },
  });
}

interface WeekStoreDeps {
  readonly live: ScheduleStore;
  readonly editedWeek: EditedWeek;
  readonly firstDay: LocalDate;
  readonly now: () => number;
  readonly random: () => number;
  readonly log: Pick<Console, 'error' | 'warn'>;
}

/**
 * The schedule of a week template. The store's verbs edit the template through changes of the live schedule,
 * so storage, other tabs and undo work as usual. The store is limited to the template's week. The template
 * need not be on screen: a submitted change reaches it even after the screens have left it.
 */
export function createWeekStore(
  deps: WeekStoreDeps,
): Required<Pick<ScheduleStore, 'follow'>> & ScheduleStore {
  const { live, editedWeek, firstDay, now, random, log } = deps;
  const { templateId } = editedWeek;
  const liveChanges = new Map<string, ScheduleChange>();
  let isOwn = false;
  const inLive = () => live.getState().schedule;
  const laidOut = () => ({
    schedule: scheduleOfTemplate(inLive(), templateId, firstDay),
    awaitingRepair: [],
  });

  const storage: ScheduleStorage = {
    readAll: laidOut,
    readForeign: () => undefined,
    canEdit: () => live.canEdit(),
    flush() {},
    isConcernedBy: () => false,
    writeAhead({ id, entries }) {
      const translated = entriesForLive(inLive(), templateId, entries);
      const change = translated && live.submit(translated);
      if (change) liveChanges.set(id, change);
      return change !== undefined;
    },
    record({ id, entries }) {
      const translated = entriesForLive(inLive(), templateId, entries);
      if (!translated) return;
      const submitted = liveChanges.get(id);
      isOwn = true;
      // Translate the entries again, because the template may have been changed since the change was
      // submitted.
      if (submitted) live.commitSubmitted({ ...submitted, entries: translated });
      else {
        const change = live.commit(translated);
        if (change) liveChanges.set(id, change);
      }
      isOwn = false;
      if (!areInWeek(entries, firstDay)) showTemplate();
    },
    whenStored: (changeId) => live.whenStored(liveChanges.get(changeId)),
    withdraw(changeId) {
      const change = liveChanges.get(changeId);
      if (change) live.withdraw(change);
    },
  };
  const store = createScheduleStore({
    followSteps: afterRenamesIn,
    mergeSubmitted,
    storage,
    now,
    random,
    log,
  });

  function showTemplate(): void {
    const { history } = store.getState();
    store.show({ ...laidOut(), history, reading: null }, [{ source: 'elsewhere', changes: [] }]);
  }

  store.load(firstDay);
  let seen = inLive();

  function follow(): () => void {
    const look = () => {
      const { templates, employees, settings } = seen;
      seen = inLive();
      const isSame =
        seen.templates === templates && seen.employees === employees && seen.settings === settings;
      if (!isOwn && !isSame) showTemplate();
    };
    look();
    return live.subscribe(look);
  }

  return {
    ...store,
    editedWeek,
    follow,
    selectDate(date) {
      const day = parseLocalDate(date);
      if (day) store.selectDate(dayInWeek(firstDay, isoWeekday(day)));
    },
    moveWeeks() {},
    publish: () => undefined,
  };
}
