import { readdirSync, readFileSync } from 'node:fs';
import { LATER_IN_SCRIPTS, LATER_IN_STYLES, type LaterFeature } from './later-features';

const FLOORS = ['app', 'components', 'lib', 'stores', 'worker'];
/** The browsers of docs/browsers.md, for which the lists below were made. */
const OLDEST = [/Chrome[^\n]* 111 /, /Firefox[^\n]* 128 /, /Safari[^\n]* 16\.4 /];

const withoutRemarks = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/[^\n]*/g, '$1');
const sources = FLOORS.flatMap((floor) =>
  readdirSync(floor, { recursive: true, encoding: 'utf8' }).map((name) => `${floor}/${name}`),
)
  .filter((path) => /\.(?:tsx?|css)$/.test(path))
  .map((path) => ({ path, text: withoutRemarks(readFileSync(path, 'utf8')) }));

/** The files that use the feature. */
function usersOf({ pattern }: LaterFeature, ending: RegExp): readonly string[] {
  return sources.filter(({ path, text }) => ending.test(path) && pattern.test(text)).map(({ path }) => path);
}

test('docs/browsers.md names the browsers for which the lists were made', () => {
  const table = readFileSync('docs/browsers.md', 'utf8').split('## ')[0];
  for (const row of OLDEST) expect(table).toMatch(row);
});

test.each([...LATER_IN_SCRIPTS, ...LATER_IN_STYLES])('the pattern finds $example', ({ pattern, example }) => {
  expect(example).toMatch(pattern);
});

test.each(LATER_IN_SCRIPTS)('the app uses $example ($since) only in files that check for it', (feature) => {
  expect(usersOf(feature, /\.tsx?$/)).toEqual(feature.guardedIn ?? []);
});

test.each(LATER_IN_STYLES)('the app does not use $example ($since)', (feature) => {
  expect(usersOf(feature, /\.(?:tsx|css)$/)).toEqual([]);
});

test.each(['tsconfig.json', 'worker/tsconfig.json'])('allows no later language version in %s', (path) => {
  const { compilerOptions } = JSON.parse(readFileSync(path, 'utf8'));
  const known = ['dom', 'dom.iterable', 'webworker', 'es2023', 'es2024.string'];
  expect(known).toEqual(expect.arrayContaining(compilerOptions.lib));
  expect(compilerOptions.target ?? 'ES2022').toBe('ES2022');
});
