import { isPhoto, photoOf } from '@/lib/employees/person/photo';

const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('photoOf accepts a small picture as a data URL', () => {
  expect(photoOf({ photo: PNG })).toBe(PNG);
  expect(isPhoto(PNG.replace('png', 'webp'))).toBe(true);
});

test.each([
  ['nothing', undefined],
  ['a number', 7],
  ['an address of a host', 'https://host.test/a.png'],
  ['a script', 'javascript:alert(1)'],
  ['a picture that can hold scripts', PNG.replace('png', 'svg+xml')],
  ['a text with a quote', `${PNG}" onerror="alert(1)`],
  ['a picture too large to be kept', `data:image/png;base64,${'A'.repeat(16_000)}`],
])('photoOf rejects %s', (_case, photo) => {
  expect(photoOf({ photo })).toBeUndefined();
});
