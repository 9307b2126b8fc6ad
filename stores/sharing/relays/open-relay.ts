import { type Relay, RelayFailure, type RelayTicket } from '@/lib/sharing/relay';
import { couchRelay } from './couch';

/** Enters the relay of a ticket. Only devices that share by NATS load its client. */
export async function openRelay(ticket: RelayTicket): Promise<Relay> {
  const scheme = ticket.address.slice(0, ticket.address.indexOf(':'));
  switch (scheme.toLowerCase()) {
    case 'wss':
    case 'ws': {
      const { natsRelay } = await import('./nats');
      return natsRelay(ticket);
    }
    case 'https':
    case 'http':
      return couchRelay(ticket);
    default:
      throw new RelayFailure('unreachable', new Error(`No relay is at ${ticket.address}.`));
  }
}
