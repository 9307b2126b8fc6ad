/** FNV-1a over UTF-16 units, 0 to 2^32 - 1; collisions are unlikely but possible. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** `hash32` in base 36. */
export function textHash(text: string): string {
  return hash32(text).toString(36);
}

/** Hashing a shorter text is faster than looking it up. */
const LONG = 4096;

/** `textHash` with a cache of the last `count` long texts: half a megabyte takes a millisecond. */
export function createCachedHash(count: number): (text: string) => string {
  let known: readonly { readonly text: string; readonly hash: string }[] = [];
  return (text) => {
    if (text.length < LONG) return textHash(text);
    const hash = known.find((each) => each.text === text)?.hash ?? textHash(text);
    known = [{ text, hash }, ...known.filter((each) => each.hash !== hash || each.text !== text)].slice(
      0,
      count,
    );
    return hash;
  };
}
