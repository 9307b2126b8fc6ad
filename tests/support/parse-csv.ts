/** Parses CSV per RFC 4180, with or without a UTF-8 BOM; throws on malformed input. */
export function parseCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  const source = text.replace(/^\ufeff/, '');
  let at = 0;
  while (at < source.length) {
    const row: string[] = [];
    for (;;) {
      const quoted = /"((?:[^"]|"")*)"/y;
      quoted.lastIndex = at;
      const match = quoted.exec(source);
      const plain = /[^",\r\n]*/y;
      plain.lastIndex = at;
      const cell = match?.[0] ?? plain.exec(source)?.[0] ?? '';
      row.push(match ? (match[1] ?? '').replaceAll('""', '"') : cell);
      at += cell.length;
      if (source[at] !== ',') break;
      at += 1;
    }
    rows.push(row);
    if (source.slice(at, at + 2) !== '\r\n') throw new Error(`Line ${rows.length} does not end in CRLF.`);
    at += 2;
  }
  return rows;
}
