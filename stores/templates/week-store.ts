import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { areInWeek, entriesForHouse, scheduleOfTemplate } from '@/lib/templates/week/edited-week';
import { isoWeekday, type LocalDate, parseLocalDate } from '@/lib/time/local-date';
import { dayInWeek } from '@/lib/time/week';
import type { ScheduleStorage } from '@/stores/browser-storage/keys/schedule-storage';
import { createScheduleStore, type ScheduleStore } from '@/stores/schedule/schedule';

interface WeekStoreDeps {
  readonly house: ScheduleStore;
  readonly canEdit: () => boolean;
  readonly templateId: string;
  /** The week in which the template is laid out. */
  readonly firstDay: LocalDate;
  readonly now: () => number;
  readonly random: () => number;
  readonly log: Pick<Console, 'error' | 'warn'>;
}

/** A schedule store whose shifts are those of a week template. */
export interface WeekStore extends ScheduleStore {
  /** Stops following the house. */
  close(): void;
}

/**
 * The schedule of a week template: every verb of a schedule edits the template, in the house's own changes, so that
 * storage, other tabs and undo have them as any other. It stays in its week.
 */
export function createWeekStore(deps: WeekStoreDeps): WeekStore {
  const { house, canEdit, templateId, firstDay, now, random, log } = deps;
  /** The house's change of each change here. */
  const ofHouse = new Map<string, ScheduleChange>();
  let isOwn = false;
  const inHouse = () => house.getState().schedule;
  const laidOut = () => ({
    schedule: scheduleOfTemplate(inHouse(), templateId, firstDay),
    awaitingRepair: [],
  });

  const storage: ScheduleStorage = {
    readAll: laidOut,
    readForeign: () => undefined,
    canEdit,
    flush() {},
    isConcernedBy: () => false,
    writeAhead({ id, entries }) {
      const translated = entriesForHouse(inHouse(), templateId, entries);
      const change = translated && house.submit(translated);
      if (change) ofHouse.set(id, change);
      return change !== undefined;
    },
    record({ id, entries }) {
      const translated = entriesForHouse(inHouse(), templateId, entries);
      if (!translated) return;
      const submitted = ofHouse.get(id);
      isOwn = true;
      // Once more: the template may have been changed since it was submitted.
      if (submitted) house.commitSubmitted({ ...submitted, entries: translated });
      else {
        const change = house.commit(translated);
        if (change) ofHouse.set(id, change);
      }
      isOwn = false;
      if (!areInWeek(entries, firstDay)) showHouse();
    },
    whenStored: (changeId) => house.whenStored(ofHouse.get(changeId)),
    withdraw(changeId) {
      const change = ofHouse.get(changeId);
      if (change) house.withdraw(change);
    },
  };
  const store = createScheduleStore({ storage, now, random, log });

  function showHouse(): void {
    const { history } = store.getState();
    store.show({ ...laidOut(), history, reading: null }, [{ source: 'elsewhere', changes: [] }]);
  }

  store.load(firstDay);
  const close = house.subscribe(({ schedule }, before) => {
    const isSame =
      schedule.templates === before.schedule.templates &&
      schedule.employees === before.schedule.employees &&
      schedule.settings === before.schedule.settings;
    if (!isOwn && !isSame) showHouse();
  });

  return {
    ...store,
    close,
    selectDate(date) {
      const day = parseLocalDate(date);
      if (day) store.selectDate(dayInWeek(firstDay, isoWeekday(day)));
    },
    moveWeeks() {},
    publish: () => undefined,
  };
}
