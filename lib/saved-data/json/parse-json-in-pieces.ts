import type { InPieces } from '@/lib/in-pieces';
import { isFields } from '@/lib/saved-data/records/fields';
import { parseJson } from './parse-json';

/** Minimum text of list members to parse at once, in UTF-16 units; a longer member is parsed at once. */
const MIN_LENGTH = 100_000;

const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);
const LIST = 91;
const RECORD = 123;

/**
 * `parseJson` in pieces: parses in batches the members of each list that is the root or a field of the root.
 * At the end, parses the rest of the text, with a number in place of each such list.
 */
export function* parseJsonInPieces(text: string, minLength = MIN_LENGTH): InPieces<unknown> {
  const lists: unknown[][] = [];
  let skeleton = '';
  let copiedTo = 0;
  let depth = 0;
  let root = 0;
  /** Start of the members that are not parsed yet; -1 outside these lists. */
  let from = -1;
  let yieldedAt = 0;

  function isListAt(index: number): boolean {
    return text.charCodeAt(index) === LIST && (depth === 0 || (depth === 1 && root === RECORD));
  }
  function take(to: number, isLast: boolean): boolean {
    const list = lists.at(-1);
    const read = parseJson(`[${text.slice(from, to)}]`);
    // There must be a member between two commas.
    if (!list || !Array.isArray(read) || (read.length === 0 && (!isLast || list.length > 0))) return false;
    for (const member of read) list.push(member);
    from = to + 1;
    return true;
  }

  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (index - yieldedAt >= minLength) {
      yieldedAt = index;
      yield index / text.length;
    }
    if (unit === QUOTE) {
      index = endOfText(text, index);
    } else if (OPENING.has(unit)) {
      if (from === -1 && isListAt(index)) {
        skeleton += `${text.slice(copiedTo, index + 1)}${lists.length}`;
        lists.push([]);
        from = index + 1;
        // Members of a root list and of a field's list then have comparable depths.
        if (depth === 0) root = LIST;
      } else if (depth === 0) root = unit;
      depth += 1;
    } else if (CLOSING.has(unit)) {
      depth -= 1;
      const isListEnd = from !== -1 && depth === (root === LIST ? 0 : 1);
      if (!isListEnd) continue;
      if (!take(index, true)) return undefined;
      copiedTo = index;
      from = -1;
    } else if (unit === COMMA && from !== -1 && index - from >= minLength) {
      const isBetweenMembers = depth === (root === LIST ? 1 : 2);
      if (isBetweenMembers && !take(index, false)) return undefined;
    }
  }
  if (from !== -1) return undefined;
  return withLists(parseJson(skeleton + text.slice(copiedTo)), lists);
}

/** Index of the string's closing quote; the text's length if the string does not end. */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === BACKSLASH) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}

/** Replaces each placeholder list, which contains a list's number, by that list. */
function withLists(skeleton: unknown, lists: readonly unknown[][]): unknown {
  const listOf = (placeholder: readonly unknown[]) => lists[Number(placeholder[0])] ?? [];
  if (Array.isArray(skeleton)) return listOf(skeleton);
  if (!isFields(skeleton)) return skeleton;
  for (const [name, value] of Object.entries(skeleton)) {
    if (!Array.isArray(value)) continue;
    // A field may be named `__proto__`; an assignment would set the prototype instead.
    Object.defineProperty(skeleton, name, {
      value: listOf(value),
      configurable: true,
      enumerable: true,
      writable: true,
    });
  }
  return skeleton;
}
