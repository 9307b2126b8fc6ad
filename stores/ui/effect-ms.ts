import { uiStore } from '@/stores/app/ui-store';

/** The length of an artificial delay or celebration; 0 if the person has chosen quick effects. */
export function effectMs(milliseconds: number): number {
  return uiStore.getState().effects === 'quick' ? 0 : milliseconds;
}
