/** What a reply's link looks like anywhere in a text: the page, the hash in any spelling, the version, the code. */
const LINK = /\/inbox\/?(?:#|%23)\s*([1-9]\d{0,5}(?:\.|%2e)[\w-]+)/gi;
/** More than any team answers in a season; of more the latest are read: a chat tells in the order of time. */
const MOST_LINKS = 500;
/** Of longer texts, such as years of a chat, the end is read. */
const MOST_CHARACTERS = 20_000_000;

/**
 * The fragments of the replies whose links stand in the text, each once, in their order: a pasted link, several, or what a
 * chat has exported. A fragment says nothing of whether it can be read.
 */
export function findReplies(text: string): readonly string[] {
  const found = new Set<string>();
  for (const [, fragment = ''] of text.slice(-MOST_CHARACTERS).matchAll(LINK)) {
    found.add(fragment.replace(/%2e/i, '.'));
  }
  return [...found].slice(-MOST_LINKS);
}
