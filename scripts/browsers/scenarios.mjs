import { FILES } from './scenario-files.mjs';

export const BROWSERS = ['firefox', 'webkit'];
export { FILES };

export const isWholeFile = ({ title }) => title === undefined;

/** The scenarios that the browser skips, with reasons; an entry without a title is an entire file. */
export function skippedIn(browser) {
  return FILES.flatMap(({ file, skipped = [] }) =>
    skipped.filter((entry) => entry.in.includes(browser)).map(({ title, why }) => ({ file, title, why })),
  );
}

/** The files with scenarios that run in the browser. */
export function filesOf(browser) {
  const left = new Set(
    skippedIn(browser)
      .filter(isWholeFile)
      .map(({ file }) => file),
  );
  return FILES.map(({ file }) => file).filter((file) => !left.has(file));
}

const literally = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A pattern for Playwright's --grep-invert, which is matched against the file's name and the titles. */
export function skipPattern(browser) {
  const names = skippedIn(browser).filter((entry) => !isWholeFile(entry));
  const patterns = names.map(
    ({ file, title }) => `${literally(file.replace('e2e/', ''))}.*${literally(title)}`,
  );
  // A pattern that matches nothing skips nothing.
  return patterns.length > 0 ? patterns.join('|') : '(?!)';
}
