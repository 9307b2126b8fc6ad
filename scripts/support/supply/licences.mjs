/**
 * Licences under which something may stand in the export. MPL-2.0 asks for the source of the file as it is used, which
 * is the published one; OFL-1.1 is for fonts, CC-BY-3.0 for data, whose sources the notices name.
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

/** Whether an SPDX expression leaves a way to use the package: one of its alternatives, with all of its parts. */
export function isAllowed(expression) {
  if (typeof expression !== 'string') return false;
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((way) => way.split(' AND ').every((id) => ALLOWED.has(id)));
}
