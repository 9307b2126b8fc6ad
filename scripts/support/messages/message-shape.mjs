import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** The messages of a catalog as a flat map from dotted key to text. */
export function flatten(catalog, prefix = '') {
  return Object.entries(catalog).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

function* walk(nodes) {
  for (const node of nodes) {
    yield node;
    if (node.children) yield* walk(node.children);
    for (const option of Object.values(node.options ?? {})) yield* walk(option.value);
  }
}

function kindOf(node) {
  if (node.type === TYPE.select) return `select of ${Object.keys(node.options).sort().join('|')}`;
  if (node.type === TYPE.plural) return node.pluralType === 'ordinal' ? 'ordinal' : 'plural';
  return TYPE[node.type];
}

/**
 * The parts of an English message that a translation must keep: its variables with their kinds, and its tags.
 */
export function shapeOf(message) {
  const kinds = new Map();
  let hasLetters = false;
  for (const node of walk(parse(message))) {
    if (node.type === TYPE.literal) {
      hasLetters ||= /\p{L}/u.test(node.value);
    } else if (node.type !== TYPE.pound) {
      const kind = kindOf(node);
      // In a plural, a language may write {count} or #; both are the same variable.
      if (kind !== 'argument' || !kinds.has(node.value)) kinds.set(node.value, kind);
    }
  }
  return { hasLetters, kinds };
}

/** Describes the variables of a message. */
export function describeVariables(kinds) {
  return [...kinds]
    .map(([name, kind]) => `${name} (${kind})`)
    .sort()
    .join(', ');
}

/**
 * Whether a translation has the variables of the original. A translation may also select by the value of a
 * text variable, if the language's grammar needs a selection.
 */
export function hasSameVariables(original, kinds) {
  if (original.size !== kinds.size) return false;
  return [...original].every(([name, kind]) => {
    const own = kinds.get(name);
    return own === kind || (kind === 'argument' && own !== undefined && /^select of .*other$/.test(own));
  });
}
