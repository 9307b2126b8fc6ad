import { useStore } from 'zustand';
import { gateway, tabGateway } from '@/stores/app/gateway';
import { type ListedText, listQuarantine } from './quarantine';

/** Everything in quarantine, as it changes. */
export function useQuarantine(): readonly ListedText[] {
  // The whole state: it is a new one also where only the quarantine has changed.
  useStore(gateway.health);
  useStore(tabGateway.health);
  return listQuarantine();
}
