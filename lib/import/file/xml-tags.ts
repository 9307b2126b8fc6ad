export interface XmlTag {
  readonly name: string;
  readonly kind: 'open' | 'close' | 'empty';
  /** Raw, between the name and the end of the tag. */
  readonly attributes: string;
  /** Without comments and instructions; only after opening tags. */
  readonly text: string;
}

/** Deeper than the elements that are read. */
const MAX_DEPTH = 100;
/** Maximum length of a tag that is read; other tags, such as lists of ranges, may be longer. */
const MAX_TAG_LENGTH = 16_384;
/** Enough for a cell at its limit with every character as a numeric reference. */
const MAX_TEXT_LENGTH = 300_000;
const NAME = /[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?/y;
const REST = /(?:\s[^<>"']*(?:"[^<"]*"[^<>"']*|'[^<']*'[^<>"']*)*)?\/?>/y;
const ATTRIBUTE = /(?:[\w.-]+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const SECTION = '<![CDATA[';
const SKIPPED = [
  ['<!--', '-->'],
  [SECTION, ']]>'],
  ['<?', '?>'],
] as const;

/** XML that is not well-formed, nests too deeply, or has a tag or text longer than any spreadsheet's. */
export class UnfitXml extends Error {
  constructor(readonly refusal: 'damaged' | 'longCell' | 'tooManyCells' = 'damaged') {
    super('The XML is not of a spreadsheet.');
  }
}

/**
 * The tags with these names, in time proportional to the text. Throws `UnfitXml` for malformed, long or deep
 * XML, also in other tags.
 */
export function* tagsOf(xml: string, names: ReadonlySet<string>): Generator<XmlTag> {
  let depth = 0;
  for (let at = textFrom(xml, 0, nextBracket(xml, 0)).next; at < xml.length; ) {
    const isClose = xml[at + 1] === '/';
    const start = isClose ? at + 2 : at + 1;
    let next = nextBracket(xml, at + 1);
    const nameEnd = endOf(NAME, xml, start);
    const end = endOf(REST, xml, nameEnd);
    const kind = isClose ? 'close' : xml[end - 2] === '/' ? 'empty' : 'open';
    if (kind !== 'empty') depth += kind === 'open' ? 1 : -1;
    if (depth < 0 || depth > MAX_DEPTH) throw new UnfitXml();
    const written = xml.slice(start, nameEnd);
    const name = written.slice(written.indexOf(':') + 1);
    let text = '';
    if (isSkippedAt(xml, next)) ({ text, next } = textFrom(xml, end, next));
    else if (kind === 'open') text = xml.slice(end, next);
    if (names.has(name)) {
      if (end - at > MAX_TAG_LENGTH) throw new UnfitXml();
      const attributes = kind === 'close' ? '' : xml.slice(nameEnd, kind === 'empty' ? end - 2 : end - 1);
      yield { name, kind, attributes, text: kind === 'open' ? text : '' };
    }
    at = next;
  }
  if (depth !== 0) throw new UnfitXml();
}

/** The name of the root element; empty if the text does not begin as XML. */
export function rootOf(xml: string): string {
  try {
    const { next } = textFrom(xml, 0, nextBracket(xml, 0));
    const name = xml.slice(next + 1, endOf(NAME, xml, next + 1));
    return name.slice(name.indexOf(':') + 1);
  } catch (error) {
    if (error instanceof UnfitXml) return '';
    throw error;
  }
}

function endOf(pattern: RegExp, xml: string, from: number): number {
  pattern.lastIndex = from;
  if (!pattern.test(xml)) throw new UnfitXml();
  return pattern.lastIndex;
}

/** The position of the next tag, and the text before that tag, without comments and instructions. */
function textFrom(xml: string, from: number, bracket: number): { text: string; next: number } {
  let text = xml.slice(from, bracket);
  let next = bracket;
  while (isSkippedAt(xml, next)) {
    const [begin, end] = SKIPPED.find(([sign]) => xml.startsWith(sign, next)) ?? [];
    const last = begin === undefined ? -1 : xml.indexOf(end, next + begin.length);
    if (begin === undefined || last < 0) throw new UnfitXml();
    if (begin === SECTION) text += escaped(xml.slice(next + begin.length, last));
    const behind = last + end.length;
    next = nextBracket(xml, behind);
    text += xml.slice(behind, next);
    if (text.length > MAX_TEXT_LENGTH) throw new UnfitXml('longCell');
  }
  return { text, next };
}

function isSkippedAt(xml: string, at: number): boolean {
  const sign = xml[at + 1];
  return sign === '!' || sign === '?';
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function nextBracket(xml: string, from: number): number {
  const found = xml.indexOf('<', from);
  const next = found < 0 ? xml.length : found;
  if (next - from > MAX_TEXT_LENGTH) throw new UnfitXml('longCell');
  return next;
}

export function attributesOf({ attributes }: XmlTag): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  ATTRIBUTE.lastIndex = 0;
  for (let match = ATTRIBUTE.exec(attributes); match; match = ATTRIBUTE.exec(attributes)) {
    found.set(match[1] ?? '', match[2] ?? match[3] ?? '');
  }
  return found;
}
