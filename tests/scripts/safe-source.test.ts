import { readFileSync } from 'node:fs';
import { repoFiles } from '@/scripts/support/repo-files.mjs';

const MAKES_MARKUP =
  /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|createContextualFragment|document\.write|srcdoc|setHTML/;
const MAKES_PROGRAM =
  /\beval\(|\bnew Function\(|\bsetTimeout\(['"`]|\bsetInterval\(['"`]|javascript:|importScripts/;

const isUnsafe = (source: string) => MAKES_MARKUP.test(source) || MAKES_PROGRAM.test(source);

test('the app contains no source that turns text into markup or code', () => {
  const files = ['app', 'components', 'stores', 'lib', 'worker']
    .flatMap((folder) => repoFiles(folder))
    .filter((path) => /\.tsx?$/.test(path));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((path) => isUnsafe(readFileSync(path, 'utf8')))).toEqual([]);
});

test.each([
  '<p dangerouslySetInnerHTML={x} />',
  'a.innerHTML = b',
  'new Function(a)',
  'eval(a)',
  "setTimeout('a')",
])('finds the pattern in %s', (source) => {
  expect(isUnsafe(source)).toBe(true);
});
