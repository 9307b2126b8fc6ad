/** @jest-environment node */
import fc from 'fast-check';
import { packJson } from '@/lib/share/week-code/week-code-json';
import { newSecret } from '@/lib/sync/frames/room-keys';
import { deviceFragment, readInvitation, relayFragment } from '@/lib/sync/invitations';
import { rounds, seed } from '@/tests/support/rounds';

const TICKET = { address: 'wss://relay.example.com', user: 'trattoria', password: 'p/ä ss&word=#' };
const INVITATION = { ticket: TICKET, secret: newSecret(), name: 'Ana’s laptop' };

test('readInvitation reads invitations of the host and of a device, also within other text', async () => {
  const relay = await relayFragment(TICKET);
  expect(await readInvitation(relay)).toEqual({ kind: 'relay', ticket: TICKET });
  const device = await deviceFragment(INVITATION);
  const text = `Here it is: https://brigade.example/app/${device} – see you!`;
  expect(await readInvitation(text)).toEqual({ kind: 'device', invitation: INVITATION });
  expect(device.length).toBeLessThan(320);
});

test.each([
  ['an empty text', '', 'none'],
  ['a text without an invitation', 'https://brigade.example/#r=abc', 'none'],
  ['an invitation without a code', '#join=', 'broken'],
  ['an invitation that is too long', `#join=${'a'.repeat(5000)}`, 'broken'],
])('readInvitation does not read %s', async (_what, text, kind) => {
  expect((await readInvitation(text)).kind).toBe(kind);
});

test('readInvitation reports a newer version, and rejects disallowed addresses and incomplete invitations', async () => {
  const made = async (mark: string, content: unknown) =>
    (await readInvitation(`#${mark}=${await packJson(content)}`)).kind;
  expect(await made('relay', [2, 'wss://a.example', 'u', 'p'])).toBe('newer');
  expect(await made('relay', [1, 'javascript:alert(1)', 'u', 'p'])).toBe('broken');
  expect(await made('relay', [1, 'ws://far.example', 'u', 'p'])).toBe('broken');
  expect(await made('relay', [1, 'wss://a.example', 'u'])).toBe('broken');
  expect(await made('join', [1, 'wss://a.example', 'u', 'p', 'c2hvcnQ', 'Ana'])).toBe('broken');
  expect(await made('join', 'text')).toBe('broken');
});

test('readInvitation reports an unsupported server when an older build invites to CouchDB', async () => {
  const address = 'https://relay.example.com/brigade-bistro';
  for (const fragment of [
    await relayFragment({ ...TICKET, address }),
    await deviceFragment({ ...INVITATION, ticket: { ...TICKET, address } }),
  ])
    expect(await readInvitation(fragment)).toEqual({ kind: 'unsupported' });
});

test('readInvitation reads a changed invitation unaltered, or not at all', async () => {
  const sent = await deviceFragment(INVITATION);
  await fc.assert(
    fc.asyncProperty(
      fc.nat(sent.length - 1),
      fc.string({ maxLength: 3 }),
      fc.nat(3),
      async (at, put, gone) => {
        const changed = sent.slice(0, at) + put + sent.slice(at + gone);
        const read = await readInvitation(changed);
        if (read.kind === 'device') expect(read.invitation).toEqual(INVITATION);
        else expect(['broken', 'none', 'newer']).toContain(read.kind);
      },
    ),
    { ...seed, numRuns: rounds(300) },
  );
});
