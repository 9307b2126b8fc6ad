import type { Arrival } from '@/stores/browser-storage/persistence/persistence-ports';

/** Who made a change: this tab, another one, or this device in an earlier visit. */
export type Maker = 'thisTab' | 'otherTab' | 'thisDevice';

const makers = new Map<string, Maker>();

export function noteMakers({ source, changes }: Arrival): void {
  if (source === 'storage') return;
  for (const { id } of changes) makers.set(id, source === 'here' ? 'thisTab' : 'otherTab');
}

export function makerOf(changeId: string): Maker {
  return makers.get(changeId) ?? 'thisDevice';
}
