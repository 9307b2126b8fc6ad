'use client';

import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { editRecord } from '@/lib/merge/merge-form';
import { isSameData } from '@/lib/saved-data/records/same-data';
import type { SeriesScope } from '@/lib/series/delete-series';
import { type Repeating, savedShiftEntries } from '@/lib/series/edit-series';
import { templateOfShift } from '@/lib/series/occurrence';
import { ruleSettingsOf } from '@/lib/settings/rule-settings';
import { settingOf } from '@/lib/settings/settings-of';
import { stationsSetting } from '@/lib/settings/team-settings';
import { settingEntries } from '@/lib/settings/write-setting';
import type { Schedule } from '@/lib/shifts/change/schedule';
import type { ChangeEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { withoutDetails } from '@/lib/shifts/shift/shift-details';
import { withStation } from '@/lib/shifts/stations';
import { SHIFT_SAVE_DELAY_MS } from '@/lib/timing';
import { uiStore } from '@/stores/app/ui-store';
import { breakChoices } from '@/stores/plans/plan-choices';
import { runWhenAllRead } from '@/stores/schedule/all-read';
import { type SaveMessages, saveAfterDelay } from '@/stores/schedule/save-after-delay';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { newSeriesPlan } from '@/stores/series/series-plan';
import type { RepeatForm } from './repeat/use-repeat';
import type { useShiftDraft } from './use-shift-draft';

type Phase = 'filling' | 'saving' | 'saved';

/** For a series, saves only after asking which of its shifts are meant. */
export function useShiftSave(
  shift: Shift | undefined,
  form: Pick<ReturnType<typeof useShiftDraft>, 'markSubmitted' | 'markRefused'>,
  repeat: RepeatForm | undefined,
) {
  const store = useScheduleStore();
  const t = useTranslations('shiftForm');
  const [phase, setPhase] = useState<Phase>('filling');
  const [savedId, setSavedId] = useState<string>();
  const [isAdded, setAdded] = useState(shift === undefined);
  const [asked, setAsked] = useState<PendingSave>();
  const isOpen = useRef(true);

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const commit = async ({ before, after }: Pick<ShiftSave, 'before' | 'after'>, scope: SeriesScope) => {
    const entries = entriesToSave(store, { before, after, repeating: repeat?.repeating ?? 'same', scope });
    setSavedId(entries[0]?.id ?? after.id);
    setAdded(before === undefined);
    const isSaved = await saveShift(store, entries, form.markSubmitted, {
      saved: before ? t('updated') : t('added'),
      failed: t('saveFailed'),
      failedDetail: t('saveFailedDetail'),
    });
    if (!isSaved) form.markRefused();
    if (isOpen.current) setPhase(isSaved ? 'saved' : 'filling');
  };

  const save = (after: Shift, scope: SeriesScope) => {
    // The shift may have been edited elsewhere since the question.
    const before = asked?.before ?? (shift?.id === after.id ? shift : undefined);
    setAsked(undefined);
    setPhase('saving');
    const act = () => void commit({ before, after }, scope);
    // The change of the series can affect shifts that have not been loaded yet.
    if (repeat && repeat.repeating !== 'same') runWhenAllRead(act);
    else act();
  };

  return {
    phase,
    /** The shift being saved: it is in the schedule before the form closes, so checks must exclude it. */
    savedId,
    /** Whether the form adds a shift: a new one, or a deleted one that is saved as new. */
    isAdded,
    /** The shift of a series that waits for the answer. */
    asked,
    save,
    /** `before` is the stored shift, if any. */
    submit(after: Shift, before: Shift | undefined) {
      const isOfSeries = before && repeat?.isOccurrence && repeat.repeating !== 'none';
      // Saving without changes needs no question.
      const isChanged = !before || repeat?.repeating !== 'same' || !isSameData(before, after);
      if (isOfSeries && isChanged) setAsked({ before, after });
      else save(after, 'this');
    },
    cancel: () => setAsked(undefined),
    startNext() {
      setSavedId(undefined);
      setPhase('filling');
    },
  };
}

interface PendingSave {
  readonly before: Shift;
  readonly after: Shift;
}

interface ShiftSave {
  readonly before: Shift | undefined;
  readonly after: Shift;
  readonly repeating: Repeating;
  readonly scope: SeriesScope;
}

/**
 * The entries that save the shift; the shift's own entry is first. The form has only the fields that this
 * build knows, including all details; fields stored by a newer build are kept.
 */
export function entriesToSave(
  store: ScheduleStore,
  { before, after, repeating, scope }: ShiftSave,
): readonly ChangeEntry[] {
  const { schedule } = store.getState();
  const { today } = uiStore.getState();
  // Keep changes from elsewhere since the shift was read.
  const stored = findShift(schedule.shifts, after.id);
  const complete = { ...(before && withoutDetails(before)), ...after };
  const merged =
    stored && before ? editRecord('shift', stored, { made: complete, untouched: before }) : complete;
  const { newId } = store;
  const saved = {
    schedule,
    before: stored ?? before,
    after: merged,
    repeating,
    scope,
    today,
    newId,
  };
  // A new series applies the same choices as a recurring pattern.
  const isNew = typeof repeating === 'object' && !(before && templateOfShift(schedule, before));
  const entries = isNew
    ? newSeriesPlan(saved, ruleSettingsOf(schedule), breakChoices('copyShift')).entries
    : savedShiftEntries(saved);
  return [...entries, ...stationEntries(schedule, after)];
}

/** Adds a newly typed station to the list. */
function stationEntries(schedule: Schedule, { station }: Shift): readonly ChangeEntry[] {
  if (station === undefined) return [];
  const more = withStation(settingOf(schedule, stationsSetting), station);
  return more.isOk ? settingEntries(schedule.settings, stationsSetting, more.value) : [];
}

/**
 * Secures the shift at once; resolves to true when the shift is in the schedule, after the specified delay.
 */
export function saveShift(
  store: ScheduleStore,
  entries: readonly ChangeEntry[],
  onSubmitted: () => void,
  messages: SaveMessages,
): Promise<boolean> {
  return saveAfterDelay(store, entries.length > 0 ? store.submit(entries) : 'unchanged', {
    delayMs: SHIFT_SAVE_DELAY_MS,
    category: 'shifts',
    acts: { saved: 'shiftSaved', failed: 'shiftNotSaved' },
    messages,
    onSubmitted,
  });
}
