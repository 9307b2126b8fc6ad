const RULE = '-'.repeat(80);

/** The file is in the export, because the licenses require the notices with every copy. */
export const NOTICES_FILE = 'third-party.txt';

const heading = ({ name, version, license, source }) =>
  [`${name} ${version} (${license})`, source && `  ${source}`].filter(Boolean).join('\n');

/** One text about all third-party code in the export: each license once, below the packages that use it. */
export function noticesOf(packages) {
  const groups = new Map();
  for (const one of packages) {
    const text =
      one.texts.join(`\n\n${RULE}\n\n`) || `By ${one.author ?? 'its authors'}, without a text of its own.`;
    groups.set(text, [...(groups.get(text) ?? []), heading(one)]);
  }
  const parts = [...groups].map(([text, headings]) => `${[...new Set(headings)].join('\n')}\n\n${text}`);
  return `Brigade contains the work of others, whose licenses require these notices.
Brigade uses their packages as published; the address below each name leads to its source.

${RULE}

${parts.join(`\n\n${RULE}\n\n`)}\n`;
}
