/** Ids for copies that are only planned and checked. No stored id begins with a line break. */
export function placeholderIds(): () => string {
  let count = 0;
  return () => `\n${++count}`;
}
