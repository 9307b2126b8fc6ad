import { useState } from 'react';
import { type ReadInvitation, readInvitation, readTicket } from '@/lib/sharing/invitations';
import type { RelayTicket } from '@/lib/sharing/relay';

export type Way = 'byInvitation' | 'byHand';

type DeviceInvited = Extract<ReadInvitation, { kind: 'device' }>;

/** What the form leads to: a relay to share by, a schedule to join, or what is wrong in it. */
type FormAnswer =
  | { readonly kind: 'ticket'; readonly ticket: RelayTicket }
  | DeviceInvited
  | { readonly kind: 'none' | 'broken' | 'newer' | 'badAddress' };

/** How the relay is reached, as it is typed. */
export function useShareForm(given: string) {
  const [way, setWay] = useState<Way>('byInvitation');
  const [invitation, setInvitation] = useState(given);
  const [address, setAddress] = useState('');
  const [user, setUser] = useState('');
  const [password, setPassword] = useState('');
  const read = async (): Promise<FormAnswer> => {
    if (way === 'byHand') {
      const ticket = readTicket(address, user, password);
      return ticket ? { kind: 'ticket', ticket } : { kind: 'badAddress' };
    }
    const found = await readInvitation(invitation);
    return found.kind === 'relay' ? { kind: 'ticket', ticket: found.ticket } : found;
  };
  return {
    way,
    setWay,
    fields: { invitation, address, user, password },
    set: { invitation: setInvitation, address: setAddress, user: setUser, password: setPassword },
    read,
  };
}
