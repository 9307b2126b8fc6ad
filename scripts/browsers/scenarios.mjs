import { FILES } from './scenario-files.mjs';

export const BROWSERS = ['firefox', 'webkit'];
export { FILES };

export const isWhole = ({ title }) => title === undefined;

/** What is left out there, each with its reason; without a title it is the whole file. */
export function leftOutOf(browser) {
  return FILES.flatMap(({ file, leftOut = [] }) =>
    leftOut.filter((entry) => entry.in.includes(browser)).map(({ title, why }) => ({ file, title, why })),
  );
}

/** The files whose stories run there. */
export function filesOf(browser) {
  const left = new Set(
    leftOutOf(browser)
      .filter(isWhole)
      .map(({ file }) => file),
  );
  return FILES.map(({ file }) => file).filter((file) => !left.has(file));
}

const literally = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A pattern for Playwright's --grep-invert, which compares with the file's name and then the titles. */
export function leftOutPattern(browser) {
  const names = leftOutOf(browser).filter((entry) => !isWhole(entry));
  const patterns = names.map(
    ({ file, title }) => `${literally(file.replace('e2e/', ''))}.*${literally(title)}`,
  );
  // Nothing is left out by a pattern that nothing meets.
  return patterns.length > 0 ? patterns.join('|') : '(?!)';
}
