'use client';

import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isSameData } from '@/lib/saved-data/records/same-data';
import type { SeriesScope } from '@/lib/series/delete-series';
import type { Shift } from '@/lib/shifts/shift/shift';
import { whenAllRead } from '@/stores/schedule/all-read';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import type { RepeatForm } from './repeat/use-repeat';
import { entriesToSave, saveShift } from './save-shift';
import type { useShiftDraft } from './use-shift-draft';

type Phase = 'filling' | 'saving' | 'saved';

/** Saves the shift of the form, of a series only once it is said which of them are meant. */
export function useShiftSave(
  shift: Shift | undefined,
  form: Pick<ReturnType<typeof useShiftDraft>, 'markSubmitted' | 'markRefused'>,
  repeat: RepeatForm | undefined,
) {
  const store = useScheduleStore();
  const t = useTranslations('shiftForm');
  const [phase, setPhase] = useState<Phase>('filling');
  const [savedId, setSavedId] = useState<string>();
  const [asked, setAsked] = useState<Shift>();
  const isOpen = useRef(true);

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const commit = async (after: Shift, scope: SeriesScope) => {
    const before = shift?.id === after.id ? shift : undefined;
    const entries = entriesToSave(store, { before, after, repeating: repeat?.repeating ?? 'same', scope });
    setSavedId(entries[0]?.id);
    const isSaved = await saveShift(store, entries, form.markSubmitted, {
      saved: before ? t('updated') : t('added'),
      failed: t('saveFailed'),
      failedDetail: t('saveFailedDetail'),
    });
    if (!isSaved) form.markRefused();
    if (isOpen.current) setPhase(isSaved ? 'saved' : 'filling');
  };

  const save = (after: Shift, scope: SeriesScope) => {
    setAsked(undefined);
    setPhase('saving');
    const act = () => void commit(after, scope);
    // What becomes of the repeating concerns shifts that may not be read yet.
    if (repeat && repeat.repeating !== 'same') whenAllRead(act);
    else act();
  };

  return {
    phase,
    /** The shift that is being saved: it is in the schedule before the form is gone, and not counted against itself. */
    savedId,
    /** The shift of a series that waits for the answer. */
    asked,
    save,
    /** Saves the shift as the form has made it; `before` as it is stored, if it is. */
    submit(after: Shift, before: Shift | undefined) {
      const isOfSeries = before && repeat?.isOccurrence && repeat.repeating !== 'none';
      // Where nothing is changed there is no question.
      const isChanged = !before || repeat?.repeating !== 'same' || !isSameData(before, after);
      if (isOfSeries && isChanged) setAsked(after);
      else save(after, 'this');
    },
    cancel: () => setAsked(undefined),
    startNext() {
      setSavedId(undefined);
      setPhase('filling');
    },
  };
}
