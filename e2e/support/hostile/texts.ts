/** Calls the canary that `watchPage` sets, if executed. */
const RUN = 'window.pwned()';

/** Texts that break a page which interprets them instead of showing them, one of each kind. */
export const HOSTILE_TEXTS: readonly string[] = [
  `"><img src=x onerror="${RUN}"><script>${RUN}</script>`,
  `javascript:${RUN}//\`+pwned+\``,
  `</title></style></textarea><svg onload=${RUN}><animate onbegin=${RUN}>`,
  `{name} {count, plural, one {#} other {#}} {x, select, a {b} other {c}} <b>bold</b> <b>`,
  `{{constructor.constructor('${RUN}')()}} \${pwned} <%= pwned %> #{pwned}`,
  'Ana \u202eesrever\u202c \u2066\u200f\u200e\u2069 \u202a',
  'W'.repeat(5000),
  '__proto__',
  `=cmd|'/C calc'!A0\t+1\r\n@SUM(A1)`,
  `'"]}*{position:fixed;inset:0}</style> url(javascript:pwned) \\`,
  // The following are typed only in the deep run; the import uses all.
  'constructor',
  'toString',
  'hasOwnProperty',
  '\u200bzero\u200bwidth\u200d\u2060\ufeff',
  '👩‍👩‍👧‍👦🏳️‍🌈👨🏿‍🚀'.repeat(40),
  'Z\u0351\u036b\u0343\u036a\u0302\u0315\u0322'.repeat(80),
  'null\u0000within\u0001\u001b[31m',
  '\u2028line\u2029',
  'data:text/html,<script>pwned()</script>',
  '../../../etc/passwd\u0000.json',
  '-2+3+cmd|" /C calc"!D2',
  '+\u00a0=1+1',
  '\t=1+1',
  '@import "http://other.invalid/x.css";',
  '<iframe srcdoc="<script>parent.pwned()</script>">',
  '<a href="javascript:pwned()" target=_blank>click</a>',
  '<meta http-equiv=refresh content="0;url=http://other.invalid/">',
  '<link rel=stylesheet href=http://other.invalid/x.css>',
  '<math><mtext><table><mglyph><style><img src onerror=pwned()>',
  '<!--<script>--><script>pwned()</script>',
  ']]><?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>',
  '%3Cscript%3Epwned()%3C/script%3E &lt;script&gt; &#x3C;',
  "'; DROP TABLE shifts; --",
  "{'",
  '{0} {name, number, ::currency/USD} {{{',
  '\ud83d half of a pair \udcaa',
  '<input autofocus onfocus=pwned()>',
  'مريم \u202b<script>pwned()</script>\u202c שרה',
  '名前'.repeat(600),
  'a '.repeat(1500),
];

const pick = <Item>(dice: () => number, items: readonly Item[]): Item =>
  items[Math.floor(dice() * items.length)] as Item;

/** Two texts of the list, cut anywhere and joined: texts that are safe alone may be unsafe together. */
export function mixedText(dice: () => number): string {
  const piece = () => {
    const text = pick(dice, HOSTILE_TEXTS);
    const start = Math.floor(dice() * Math.min(text.length, 12));
    return text.slice(start, start + 5 + Math.floor(dice() * 400));
  };
  // Lone surrogates are left to the import: they cannot be typed, nor sent over the test protocol.
  return (
    piece() +
    pick(dice, ['', ' ', '"', "'", '>', '\u202e', '\n', '}', '\u0000']) +
    piece()
  ).toWellFormed();
}

/** A backup with hostile texts in every field of every record, on the days of `week`. */
export function hostileBackup(texts: readonly string[], week: readonly string[]): string {
  const at = (index: number) => texts[index % texts.length] ?? '';
  // Names are trimmed and must be unique, hence the number.
  const nameAt = (index: number) => `${at(index)}${index}`;
  const look = (index: number) => ({ role: at(index + 1), color: at(index + 2) });
  const indices = texts.map((_text, index) => index);
  const times = { startTime: '09:00', endTime: '17:00' };
  return JSON.stringify({
    format: 'brigade-backup',
    version: 2,
    savedAt: '2026-11-19T10:00:00.000Z',
    employees: indices.map((index) => ({ id: `${at(index)}e${index}`, name: nameAt(index), ...look(index) })),
    shifts: indices.map((index) => ({
      id: `${at(index)}s${index}`,
      employeeName: nameAt(index),
      date: week[index % week.length],
      ...times,
      status: index % 3 === 0 ? at(index + 4) : 'Confirmed',
      notes: at(index + 3),
      ...look(index),
    })),
    undated: indices.map((index) => ({
      id: `${at(index)}u${index}`,
      employeeName: nameAt(index),
      date: at(index + 1).slice(0, 90),
      startTime: at(index + 2).slice(0, 90),
      endTime: at(index + 3),
      notes: at(index + 4),
      [at(index)]: { [at(index + 1)]: [at(index + 2)] },
    })),
    shiftTemplates: indices.map((index) => ({
      id: `${at(index)}t${index}`,
      name: nameAt(index),
      description: at(index + 2),
      employeeName: index % 2 === 0 ? nameAt(index) : '',
      icon: at(index + 4),
      status: at(index + 5),
      ...times,
      ...look(index),
    })),
    preferences: {
      settings: JSON.stringify({ language: 'en', timezone: at(1) }),
      'brigade-saved-views': JSON.stringify(
        indices.slice(0, 12).map((index) => ({
          id: `${at(index)}v${index}`,
          name: nameAt(index),
          view: 'weekly',
          filter: {
            roles: [at(index + 1)],
            employeeIds: [`${at(index)}e${index}`],
            statuses: [at(index + 2)],
          },
        })),
      ),
      themeColorId: at(0),
      'brigade-current-view': at(3),
      [at(2)]: at(2),
    },
  });
}
