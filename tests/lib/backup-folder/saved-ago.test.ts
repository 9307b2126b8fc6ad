import { savedAgo } from '@/lib/backup-folder/saved-ago';

const AT = 1_800_000_000_000;
const MINUTE = 60_000;

test.each([
  ['en', 0.9, undefined],
  ['en', -5, undefined],
  ['en', 1, '1 minute ago'],
  ['en', 5.9, '5 minutes ago'],
  ['en', 59, '59 minutes ago'],
  ['en', 60, '1 hour ago'],
  ['en', 26 * 60, '1 day ago'],
  ['es', 5, 'hace 5 minutos'],
  ['fr', 5, 'il y a 5 minutes'],
  ['de', 5, 'vor 5 Minuten'],
])('savedAgo returns in %s, %d minutes after saving: %s', (language, minutes, text) => {
  expect(savedAgo(language, AT, AT + minutes * MINUTE)).toBe(text);
});
