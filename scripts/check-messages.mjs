import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flatten, shapeOf } from './support/message-shape.mjs';
import { isUsed, readQuotedTexts } from './support/message-usage.mjs';
import { root } from './support/run.mjs';

const folder = join(root, 'lib', 'i18n', 'messages');
const reference = 'en';
// A few words are the same in two languages; more than that means that a text was copied and forgotten.
const shareLeftEnglish = 0.05;

if (!existsSync(join(folder, `${reference}.json`))) {
  console.error(`There is no ${reference}.json in lib/i18n/messages.`);
  process.exit(1);
}

const problems = [];

function readCatalogue(language) {
  const messages = new Map();
  for (const [key, text] of flatten(JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')))) {
    try {
      messages.set(key, { text, ...shapeOf(text) });
    } catch (error) {
      problems.push(`${language}: ${key} does not parse (${error.message}): ${text}`);
      messages.set(key, { text });
    }
  }
  return messages;
}

function compare(language, english, messages) {
  for (const key of english.keys()) {
    if (!messages.has(key)) problems.push(`${language}: ${key} is missing`);
  }
  const same = [];
  let translatable = 0;
  for (const [key, { text, variables, hasLetters }] of messages) {
    const original = english.get(key);
    if (!original) {
      problems.push(`${language}: ${key} does not exist in ${reference}`);
      continue;
    }
    if (variables !== undefined && original.variables !== undefined && variables !== original.variables) {
      problems.push(`${language}: ${key} has [${variables}] where ${reference} has [${original.variables}]`);
    }
    if (!hasLetters) continue;
    translatable += 1;
    if (text === original.text) same.push(key);
  }
  if (same.length > translatable * shareLeftEnglish) {
    problems.push(
      `${language}: ${same.length} of ${translatable} texts are still English: ${same.join(', ')}`,
    );
  }
}

const languages = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length));
const english = readCatalogue(reference);
for (const language of languages) {
  if (language !== reference) compare(language, english, readCatalogue(language));
}

const source = readQuotedTexts(['app', 'components', 'stores', 'lib']);
for (const key of english.keys()) {
  if (!isUsed(key, source)) problems.push(`${key} is used nowhere`);
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
