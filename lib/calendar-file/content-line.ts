/** Octets per line, without the line end (RFC 5545). */
const MAX_OCTETS = 75;
const LINE_END = '\r\n';

/** Not allowed in text values: control characters except tab and newline, and lone surrogates. */
const NOT_IN_TEXT = /[^\P{Cc}\t\n]|\p{Cs}/gu;
const LINE_BREAK = /\r\n|[\r\n\u0085\u2028\u2029]/g;

/** RFC 5545: each line ends with CRLF and is folded at 75 octets of UTF-8. */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => folded(line) + LINE_END).join('');
}

/** Escapes any text, so that it can neither end its line nor begin another property. */
export function textValue(text: string): string {
  return text
    .replace(LINE_BREAK, '\n')
    .replace(NOT_IN_TEXT, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > MAX_OCTETS) {
      text += `${LINE_END} `;
      // The leading space of a folded line counts.
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}
