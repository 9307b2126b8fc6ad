import { createTranslator } from 'use-intl';
import { isWanted } from '@/lib/notifications/notification';
import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { settingOf } from '@/lib/settings/settings-of';
import type { Schedule } from '@/lib/shifts/change/schedule';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { type PublishedPart, publicationFigures } from '@/lib/shifts/publication/publication-figures';
import { publicationOfDays, unpublishEntry } from '@/lib/shifts/publication/publish-days';
import { type DaySpan, spanOn } from '@/lib/shifts/publication/published-days';
import { unpublishedChanges } from '@/lib/shifts/publication/unpublished-changes';
import { weeksToShareAfter } from '@/lib/shifts/publication/weeks-to-share';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays } from '@/lib/time/local-date';
import { sevenDaysFrom, startOfWeek } from '@/lib/time/week';
import { notificationsStore } from '@/stores/app/notifications-store';
import { uiStore } from '@/stores/app/ui-store';
import { announce } from '@/stores/notifications/announce';
import { readLanguage } from '@/stores/preferences/use-language';
import { currentProblems } from '@/stores/schedule/problems/check-shown-week';
import { shiftsWords } from '@/stores/schedule/shift-words';
import { type PublicationParts, pendingChoice } from './publish';
import { weekFrom } from './shown-week';
import { currentWeeksToShare, markWeekShared } from './weeks-to-share';

export const PUBLICATION_PARTS: PublicationParts = {
  isNothingToPublish(schedule) {
    if (schedule.unpublished.size > 0) return false;
    const { weeks } = publicationFigures(schedule, settingOf(schedule, weekStartSetting));
    const { today } = uiStore.getState();
    return weeks.every(({ firstDay }) => addDays(firstDay, 6) < today);
  },

  findDaysWithProblems(store, spans) {
    const { schedule } = store.getState();
    const weekStart = settingOf(schedule, weekStartSetting);
    // Past weeks can no longer be fixed.
    const thisWeek = startOfWeek(uiStore.getState().today, weekStart);
    const part = { spans, holdsPendingBack: pendingChoice.get() === 'holdBack' };
    const dates = publicationFigures(schedule, weekStart, part)
      .weeks.filter(({ firstDay }) => firstDay >= thisWeek)
      .flatMap(({ firstDay }) => sevenDaysFrom(firstDay))
      .filter((date) => spanOn(spans, date) !== undefined);
    return currentProblems(store, dates).length > 0 ? dates : [];
  },

  describePublication(store, part) {
    const { schedule } = store.getState();
    const figures = publicationFigures(schedule, settingOf(schedule, weekStartSetting), part);
    const { today } = uiStore.getState();
    const before = currentWeeksToShare(store);
    return {
      figures,
      hasChanged: figures.isFirst || figures.count > 0,
      changedShifts: changedShifts(schedule, part),
      publicationAt: (at, current) => publicationOfDays(at, current, part),
      weeksToShareAt: (at) =>
        figures.count === 0 ? before && { ...before, at } : weeksToShareAfter(before, figures, { at, today }),
    };
  },

  reportPublished(store, change, { figures, hasChanged, changedShifts }) {
    const t = words();
    const detail = [
      hasChanged ? shiftsWords(store, changedShifts) : t('publish.nothingChanged'),
      figures.heldBack ? `${t('publish.heldBack', { count: figures.heldBack })}.` : '',
    ];
    notificationsStore.notify({
      message: t('publish.done'),
      detail: detail.filter(Boolean).join(' '),
      type: 'success',
      category: 'publication',
      act: 'schedulePublished',
      reports: change.id,
    });
    return isWanted(notificationsStore.getState().preferences, 'publication', 'automatic');
  },

  reportFailure(reason) {
    const t = words();
    notificationsStore.notify({
      message: t('publish.failed'),
      detail: t(reason === 'notStored' ? 'publish.failedDetail' : 'publish.failedReload'),
      type: 'error',
      category: 'publication',
      act: 'publishFailed',
    });
  },

  unpublish(store, firstDay, words) {
    const entry = unpublishEntry(store.getState().schedule, [weekFrom(firstDay)], Date.now());
    if (!entry) return;
    const change = store.commit([entry]);
    // Nothing of the week is left to send.
    if (change) markWeekShared(store, firstDay);
    void announce(store, change, { category: 'publication', words });
  },
};

/** The changed shifts, only on days that are already published. */
function changedShifts(
  schedule: Schedule,
  part: PublishedPart & { readonly spans: readonly DaySpan[] },
): readonly Shift[] {
  const isIn = (shift: Shift | undefined) =>
    shift !== undefined && spanOn(part.spans, shift.date) !== undefined;
  const find = (id: string) => findShift(schedule.shifts, id);
  return unpublishedChanges(schedule.unpublished, find).flatMap(({ id, before: old, after: current }) => {
    const isHeldBack = part.holdsPendingBack && find(id)?.status === 'Pending';
    return !isHeldBack && (isIn(old) || isIn(current)) ? (current ?? old ?? []) : [];
  });
}

function words() {
  const { language, messages } = readLanguage();
  if (!messages) throw new Error('The messages are not loaded yet.');
  return createTranslator({ locale: language, messages, timeZone: 'UTC' });
}
