import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeVariables, flatten, hasSameVariables, shapeOf } from '../support/messages/message-shape.mjs';
import { isUsed, readQuotedTexts } from '../support/messages/message-usage.mjs';
import { root } from '../support/run.mjs';

const messagesFolder = join(root, 'lib', 'i18n', 'messages');
// The folders of the messages of every page, and of the messages loaded on first use.
const folders = [
  messagesFolder,
  ...readdirSync(messagesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(messagesFolder, name)),
];
const reference = 'en';
// Some texts are equal in two languages; a higher share means that a catalog was copied and not translated.
const shareLeftEnglish = 0.05;

for (const folder of folders) {
  if (existsSync(join(folder, `${reference}.json`))) continue;
  console.error(`${reference}.json is missing in ${folder.slice(root.length + 1)}.`);
  process.exit(1);
}

const problems = [];

function readCatalog(folder, language) {
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
  for (const [key, { text, kinds, hasLetters }] of messages) {
    const original = english.get(key);
    if (!original) {
      problems.push(`${language}: ${key} does not exist in ${reference}`);
      continue;
    }
    if (kinds && original.kinds && !hasSameVariables(original.kinds, kinds)) {
      const [own, wanted] = [kinds, original.kinds].map(describeVariables);
      problems.push(`${language}: ${key} has [${own}] where ${reference} has [${wanted}]`);
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

const source = readQuotedTexts(['app', 'components', 'stores', 'lib', 'scripts/support/export']);
const namespaces = new Set();
for (const folder of folders) {
  const english = readCatalog(folder, reference);
  for (const name of readdirSync(folder)) {
    const language = name.endsWith('.json') ? name.slice(0, -'.json'.length) : reference;
    if (language !== reference) compare(language, english, readCatalog(folder, language));
  }
  const own = new Set(Array.from(english.keys(), (key) => key.slice(0, key.indexOf('.'))));
  for (const namespace of own) {
    if (namespaces.has(namespace)) problems.push(`${namespace} is in two catalogs`);
    namespaces.add(namespace);
  }
  for (const key of english.keys()) {
    if (!isUsed(key, source)) problems.push(`${key} is used nowhere`);
  }
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
