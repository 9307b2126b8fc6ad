import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoFiles } from '../support/repo-files.mjs';
import { root } from '../support/run.mjs';

/** Words with a private meaning, and the words to use instead. */
const PRIVATE_WORDS = [
  [/(?<!(?:front|back) of )\bhouses?\b/i, 'business'],
  [/\btold\b/i, 'notify, announce or show'],
  [/\bwhoever\b/i, 'name the actor'],
  [/\bby (?:it|them)sel(?:f|ves)\b/i, 'automatically'],
  [/\ball the same\b/i, 'anyway'],
  [/\bhand(?:s|ed|ing)? on\b/i, 'share or send'],
  [/\b(?:take|takes|took|taken|taking) (?:in|up|over)\b/i, 'apply, import or accept'],
  [/\bsecond try\b/i, 'retry'],
];
/** Pages in other languages, and the test of this check. */
const EXEMPT = /^docs\/guide\/(?:de|es|fr)\.md$|^tests\/scripts\/prose\.test\.ts$/;
const DOCUMENT = /\.md$/;
const CODE = /^(?:app|components|e2e|lib|scripts|stores|tests|worker)\/.*\.(?:css|cjs|mjs|tsx?)$/;

const COMMENT = /(?<=^|\s)\/\/ .*$|\/\*[\s\S]*?\*\//gm;
const TITLE = /^\s*(?:test|it|describe)\b[^'"`\n]*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gm;

/** The prose of a file with its line numbers: a document without its code, or comments and test titles. */
export function proseIn(text, path) {
  const parts = DOCUMENT.test(path)
    ? [[withoutCode(text), 0]]
    : [
        ...[...text.matchAll(COMMENT)].map((match) => [match[0], match.index]),
        ...[...text.matchAll(TITLE)].map((match) => [match[2], match.index]),
      ];
  return parts.flatMap(([part, index]) => {
    const first = text.slice(0, index).split('\n').length;
    return withoutCode(part)
      .split('\n')
      .map((line, at) => ({ line: first + at, text: line }));
  });
}

/** Keeps the line breaks, so that line numbers stay true. */
function withoutCode(text) {
  return text
    .replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ''))
    .replace(/`[^`\n]*`|\]\([^)\n]*\)/g, ' ');
}

/** The private words in a file, each with its line and what to write instead. */
export function privateWordsIn(text, path) {
  return proseIn(text, path).flatMap(({ line, text: prose }) =>
    PRIVATE_WORDS.flatMap(([word, instead]) => {
      const found = prose.match(word);
      return found ? [{ line, word: found[0], instead }] : [];
    }),
  );
}

if (process.argv[1] === import.meta.filename) {
  const files = repoFiles().filter((path) => !EXEMPT.test(path) && (DOCUMENT.test(path) || CODE.test(path)));
  for (const path of files) {
    for (const { line, word, instead } of privateWordsIn(readFileSync(join(root, path), 'utf8'), path)) {
      console.log(`${path}:${line} says “${word}”; write: ${instead}.`);
      process.exitCode = 1;
    }
  }
}
