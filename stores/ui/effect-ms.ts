import { uiStore } from '@/stores/app/ui-store';

/** An artificial delay or celebration of that length; none where the person wants it quick. */
export function effectMs(milliseconds: number): number {
  return uiStore.getState().effects === 'quick' ? 0 : milliseconds;
}
