/** @jest-environment node */
import { relayFragment as appFragment, readInvitation } from '@/lib/sync/invitations';
import { relayFragment } from '@/scripts/relay/invitation.mjs';

test('reads the invitation that the relay prints', async () => {
  const ticket = { address: 'ws://localhost:4300', user: 'restaurant', password: 'p-ä_1' };
  expect(await readInvitation(`http://localhost:3000/${relayFragment(ticket)}`)).toEqual({
    kind: 'relay',
    ticket,
  });
  expect(await readInvitation(await appFragment(ticket))).toEqual({ kind: 'relay', ticket });
});
