import type { Arrival } from '@/stores/browser-storage/persistence/persistence-ports';

/** Who made a change: this tab, another one, or this device in an earlier visit. */
export type ChangeOrigin = 'thisTab' | 'otherTab' | 'thisDevice';

const origins = new Map<string, ChangeOrigin>();

export function recordChangeOrigins({ source, changes }: Arrival): void {
  if (source === 'storage') return;
  for (const { id } of changes) origins.set(id, source === 'here' ? 'thisTab' : 'otherTab');
}

export function changeOriginOf(changeId: string): ChangeOrigin {
  return origins.get(changeId) ?? 'thisDevice';
}
