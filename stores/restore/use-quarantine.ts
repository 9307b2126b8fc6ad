import { useStore } from 'zustand';
import { gateway, tabGateway } from '@/stores/app/gateway';
import { type ListedText, listQuarantine } from './quarantine';

export function useQuarantine(): readonly ListedText[] {
  // Subscribe to the whole state: it is a new object even if only the quarantine has changed.
  useStore(gateway.health);
  useStore(tabGateway.health);
  return listQuarantine();
}
