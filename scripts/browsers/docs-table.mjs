import { BROWSERS, FILES, filesOf, isWholeFile } from './scenarios.mjs';

const BEGIN = '<!-- scenarios: node scripts/make/browsers-table.mjs -->';
const END = '<!-- end of scenarios -->';
const NAMES = { firefox: 'Firefox', webkit: 'WebKit' };

function wordOf(browser, skipped) {
  const here = skipped.filter((entry) => entry.in.includes(browser));
  if (here.some(isWholeFile)) return 'none';
  return here.length > 0 ? `all but ${here.length}` : 'all';
}

function isTried({ file }) {
  return BROWSERS.some((browser) => filesOf(browser).includes(file));
}

/**
 * The lines of a Markdown table with aligned columns, as the formatter writes them; the first row is the
 * head.
 */
function tableOf(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const [head, ...rest] = rows.map(
    (row) => `| ${row.map((text, at) => text.padEnd(widths[at])).join(' | ')} |`,
  );
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rest];
}

/** A table of the scenarios by browser, followed by the skipped scenarios, grouped by reason. */
export function browsersTable() {
  const names = BROWSERS.map((browser) => NAMES[browser]);
  const rows = FILES.filter(isTried).map(({ file, about, skipped = [] }) => [
    about,
    `\`${file}\``,
    ...BROWSERS.map((browser) => wordOf(browser, skipped)),
  ]);
  const byReason = new Map();
  for (const { file, skipped = [] } of FILES) {
    for (const entry of skipped) {
      const where = entry.in.length > 1 ? '' : `, ${NAMES[entry.in[0]]}`;
      const title = isWholeFile(entry) ? '' : `, “${entry.title}”`;
      byReason.set(entry.why, [...(byReason.get(entry.why) ?? []), `\`${file}\`${title}${where}`]);
    }
  }
  const reasons = [...byReason].map(
    ([why, all]) => `- ${why[0].toUpperCase()}${why.slice(1)}: ${all.join('; ')}.`,
  );
  return [...tableOf([['feature', 'file', ...names], ...rows]), '', 'Not run:', '', ...reasons].join('\n');
}

/** Replaces the text between the page's two markers; throws if a marker is missing. */
export function withTable(page, table) {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`The page lacks ${BEGIN} or ${END}.`);
  return `${page.slice(0, begin)}${BEGIN}\n\n${table}\n\n${page.slice(end)}`;
}
