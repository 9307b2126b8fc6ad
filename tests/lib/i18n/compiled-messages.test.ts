import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..', '..');
const MESSAGES = 'lib/i18n/messages';

test('the message compilation of the build includes every catalog', () => {
  const config = readFileSync(join(ROOT, 'next.config.mjs'), 'utf8');
  const [, source = '(?!)'] = /path: \/(lib.+?\\\.json\$)\//.exec(config) ?? [];
  const isCompiled = new RegExp(source);
  const all = readdirSync(join(ROOT, MESSAGES), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  expect(all).toContain(join('later', 'en.json'));
  expect(all.filter((name) => !isCompiled.test(`${MESSAGES}/${name}`))).toEqual([]);
});
