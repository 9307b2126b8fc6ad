import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** The messages of a catalogue as a flat map from dotted key to text. */
export function flatten(catalogue, prefix = '') {
  return Object.entries(catalogue).flatMap(([key, value]) =>
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

/** What a translation must keep of the English message: its variables with their kinds, and its tags. */
export function shapeOf(message) {
  const kinds = new Map();
  let hasLetters = false;
  for (const node of walk(parse(message))) {
    if (node.type === TYPE.literal) {
      hasLetters ||= /\p{L}/u.test(node.value);
    } else if (node.type !== TYPE.pound) {
      const kind = kindOf(node);
      // Inside a plural a language may write {count} or #; both are the same variable of the same plural.
      if (kind !== 'argument' || !kinds.has(node.value)) kinds.set(node.value, kind);
    }
  }
  return { hasLetters, kinds };
}

/** The variables of a message in words. */
export function variablesInWords(kinds) {
  return [...kinds]
    .map(([name, kind]) => `${name} (${kind})`)
    .sort()
    .join(', ');
}

/** A translation has the variables of the original; a text may be told apart by its value, as grammar needs it. */
export function hasSameVariables(original, kinds) {
  if (original.size !== kinds.size) return false;
  return [...original].every(([name, kind]) => {
    const own = kinds.get(name);
    return own === kind || (kind === 'argument' && own !== undefined && /^select of .*other$/.test(own));
  });
}
