import { editedWeekStore, useEditedWeek } from '@/stores/templates/edited-week';
import { lookedBackStore, useLookedBack } from './looked-back';

/** Whether the calendar shows the present schedule: neither a week template nor a moment of the past. */
export function isPresentShown(): boolean {
  return !editedWeekStore.getState().edited && !lookedBackStore.getState().looked;
}

/** The same, followed. */
export function useIsPresentShown(): boolean {
  const edited = useEditedWeek();
  const looked = useLookedBack();
  return !edited && !looked;
}
