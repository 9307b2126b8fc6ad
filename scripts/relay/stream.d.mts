import type { RelayTicket } from '@/lib/sync/relay';

export function makeStream(
  operator: RelayTicket,
  changes?: Readonly<Record<string, string | number | boolean>>,
): Promise<void>;
