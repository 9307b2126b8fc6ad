/** What a reply's link looks like anywhere in a text: the page, the hash in any spelling, the version, the code. */
const LINK = /\/inbox\/?(?:#|%23)\s*([1-9]\d{0,5}(?:\.|%2e)[\w-]+)/gi;
/** More than any team answers in a season; the rest of a text is left. */
const MOST_LINKS = 500;
/** Longer texts, such as years of a chat, are read up to here. */
const MOST_CHARACTERS = 20_000_000;

/**
 * The fragments of the replies whose links stand in the text, each once, in their order: a pasted link, several, or what a
 * chat has exported. A fragment says nothing of whether it can be read.
 */
export function findReplies(text: string): readonly string[] {
  const found = new Set<string>();
  for (const [, fragment = ''] of text.slice(0, MOST_CHARACTERS).matchAll(LINK)) {
    found.add(fragment.replace(/%2e/i, '.'));
    if (found.size === MOST_LINKS) break;
  }
  return [...found];
}
