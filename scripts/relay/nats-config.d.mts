import type { RelayTicket } from '@/lib/sync/relay';

export function natsConfig(options: {
  readonly port: number;
  readonly folder: string;
  readonly operatorPassword: string;
  readonly restaurants: readonly { readonly user: string; readonly password: string }[];
  readonly hasJetStream?: boolean;
}): string;
export function operatorTicket(address: string, password: string): RelayTicket;
