/** One tag of an XML text, and the raw text behind it up to the next one. */
export interface XmlTag {
  /** Without a prefix. */
  readonly name: string;
  readonly kind: 'open' | 'close' | 'empty';
  /** As it stands, between the name and the end of the tag. */
  readonly attributes: string;
  readonly text: string;
}

/** What is read of a spreadsheet nests less deep than this. */
const MOST_DEPTH = 100;
const LONGEST_TAG = 16_384;
/** Of a cell at its limit in which every sign is written by its number. */
const LONGEST_TEXT = 300_000;
const TAG =
  /<(\/?)(?:[A-Za-z_][\w.-]*:)?([A-Za-z_][\w.-]*)(\s[^<>"']*(?:"[^<"]*"[^<>"']*|'[^<']*'[^<>"']*)*)?\/?>/y;
const ATTRIBUTE = /(?:[\w.-]+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const SKIPPED = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** What is not well-formed, nests too deep, or has a tag longer than any of a spreadsheet; `text`: a text too long. */
export class UnfitXml extends Error {
  constructor(readonly isText = false) {
    super('The XML is not of a spreadsheet.');
  }
}

/**
 * The tags of an XML text, without comments and instructions. Throws `UnfitXml` at what is not well-formed or longer or
 * deeper than a spreadsheet is: reading takes time in proportion to the text, whatever it is.
 */
export function* tagsOf(xml: string): Generator<XmlTag> {
  let depth = 0;
  for (let at = xml.indexOf('<'); at >= 0; ) {
    const skipped = endOfSkipped(xml, at);
    if (skipped !== undefined) {
      at = xml.indexOf('<', skipped);
      continue;
    }
    const next = nextBracket(xml, at + 1);
    TAG.lastIndex = at;
    const [whole, close = '', name = '', attributes = ''] = TAG.exec(xml) ?? [];
    if (whole === undefined || whole.length > LONGEST_TAG) throw new UnfitXml();
    const kind = close === '/' ? 'close' : whole.endsWith('/>') ? 'empty' : 'open';
    if (kind !== 'empty') depth += kind === 'open' ? 1 : -1;
    if (depth < 0 || depth > MOST_DEPTH) throw new UnfitXml();
    yield { name, kind, attributes: attributes.replace(/\/$/, ''), text: xml.slice(at + whole.length, next) };
    at = next < xml.length ? next : -1;
  }
  if (depth !== 0) throw new UnfitXml();
}

/** The next tag's beginning, or the end of the text. */
function nextBracket(xml: string, from: number): number {
  const found = xml.indexOf('<', from);
  const next = found < 0 ? xml.length : found;
  if (next - from > LONGEST_TEXT) throw new UnfitXml(true);
  return next;
}

/** The end of a comment, a section or an instruction that begins there; undefined where a tag begins. */
function endOfSkipped(xml: string, at: number): number | undefined {
  const found = SKIPPED.find(([begin]) => xml.startsWith(begin, at));
  if (!found) return undefined;
  const [begin, end] = found;
  const last = xml.indexOf(end, at + begin.length);
  if (last < 0) throw new UnfitXml();
  return last + end.length;
}

/** The attributes by name without prefix, as they stand. */
export function attributesOf({ attributes }: XmlTag): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single = ''] of attributes.matchAll(ATTRIBUTE)) {
    found.set(name, double ?? single);
  }
  return found;
}
