import { useState } from 'react';
import { type ReadInvitation, readInvitation, readTicket } from '@/lib/sharing/invitations';
import type { RelayTicket } from '@/lib/sharing/relay';
import { isCouchDbAddress } from '@/lib/sharing/server-origin';

export type Way = 'byInvitation' | 'byHand';

type DeviceInvited = Extract<ReadInvitation, { kind: 'device' }>;

export type FormProblem = 'none' | 'broken' | 'newer' | 'unsupported' | 'badAddress';

/** What the form leads to: a relay to share by, a schedule to join, or what is wrong in it. */
type FormAnswer =
  | { readonly kind: 'ticket'; readonly ticket: RelayTicket }
  | DeviceInvited
  | { readonly kind: FormProblem };

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
      if (ticket) return { kind: 'ticket', ticket };
      return { kind: isCouchDbAddress(address) ? 'unsupported' : 'badAddress' };
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
