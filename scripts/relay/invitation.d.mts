import type { RelayTicket } from '@/lib/sharing/relay';

export function relayFragment(ticket: RelayTicket): string;
