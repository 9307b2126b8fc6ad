/** @jest-environment node */
import { relayFragment as appFragment, readInvitation } from '@/lib/sync/invitations';
import { relayFragment } from '@/scripts/relay/invitation.mjs';

test('the invitation that a relay prints is the one that the app reads', async () => {
  const ticket = { address: 'ws://localhost:4300', user: 'restaurant', password: 'p-ä_1' };
  expect(await readInvitation(`http://localhost:3000/${relayFragment(ticket)}`)).toEqual({
    kind: 'relay',
    ticket,
  });
  expect(await readInvitation(await appFragment(ticket))).toEqual({ kind: 'relay', ticket });
});
