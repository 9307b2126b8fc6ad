import type { RelayTicket } from '@/lib/sync/relay';

export function relayFragment(ticket: RelayTicket): string;
