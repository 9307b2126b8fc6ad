/** Joins class names, leaving out false, empty and undefined ones. */
export function classNames(...parts: ReadonlyArray<string | false | null | undefined>): string {
  return parts.filter(Boolean).join(' ');
}
