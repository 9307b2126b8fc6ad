/**
 * Licenses that the export may contain. MPL-2.0 requires the source of the used file, which is the published
 * one. OFL-1.1 is for fonts, CC-BY-3.0 for data; the notices name their sources.
 */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);

/** Whether an SPDX expression allows the package's use: one of its alternatives, with all of its parts. */
export function isAllowed(expression) {
  if (typeof expression !== 'string') return false;
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((way) => way.split(' AND ').every((id) => ALLOWED.has(id)));
}
