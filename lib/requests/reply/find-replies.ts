/** Matches a reply link: the page, the hash in any encoding, the version, the code. */
const LINK = /\/inbox\/?(?:#|%23)\s*([1-9]\d{0,5}(?:\.|%2e)[\w-]+)/gi;
/** More replies than a team sends in a season. Keeps the latest links, because a chat is in order of time. */
const MAX_LINKS = 500;
/** Reads only the end of longer texts, such as years of a chat. */
const MAX_CHARACTERS = 20_000_000;

/** The distinct fragments of reply links in any text, in order. A fragment may be unreadable. */
export function findReplies(text: string): readonly string[] {
  const found = new Set<string>();
  for (const [, fragment = ''] of text.slice(-MAX_CHARACTERS).matchAll(LINK)) {
    found.add(fragment.replace(/%2e/i, '.'));
  }
  return [...found].slice(-MAX_LINKS);
}
