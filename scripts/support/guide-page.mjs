import { Marked } from 'marked';

const ARROWS = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' };
const GROUPS = ['navigation', 'actions', 'help'];

const asText = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The text of a message without arguments, by its dotted key. */
function messageOf(messages, key) {
  const text = key.split('.').reduce((part, name) => part?.[name], messages);
  if (typeof text !== 'string' || text.includes('{')) {
    throw new Error(`The guide names ${key}, which is not a message without arguments.`);
  }
  return text;
}

/** Strokes such as `Shift+N` or `G H`, with the key names of a keyboard in that language. */
function keysOf(messages, way) {
  const { keyName, then } = messages.shortcuts;
  const caps = (stroke) =>
    stroke.split('+').map((key) => {
      const name = key === 'Mod' ? `${keyName.Ctrl} / ⌘` : (ARROWS[key] ?? keyName[key] ?? key);
      return `<kbd>${asText(name)}</kbd>`;
    });
  return way
    .split(' ')
    .map((stroke) => caps(stroke).join('+'))
    .join(` ${then} `);
}

/** Reads the table of shortcuts from its source: `{ id, group, keys }` each. */
export function readShortcuts(source) {
  const entry = /id: '(\w+)',\s*group: '(\w+)',\s*keys: \[([^\]]+)\]/g;
  return [...source.matchAll(entry)].map(([, id, group, keys]) => ({
    id,
    group,
    keys: [...keys.matchAll(/'([^']+)'/g)].map(([, way]) => way),
  }));
}

function shortcutTables(messages, shortcuts) {
  const { act, group, or } = messages.shortcuts;
  if (shortcuts.length !== Object.keys(act).length)
    throw new Error('The table of shortcuts cannot be parsed.');
  const row = ({ id, keys }) => {
    const ways = keys.map((way) => `<span>${keysOf(messages, way)}</span>`).join(` ${or} `);
    return `<tr><th scope="row">${asText(act[id])}</th><td>${ways}</td></tr>`;
  };
  return GROUPS.map((name) => {
    const rows = shortcuts.filter((shortcut) => shortcut.group === name).map(row);
    return `<table><caption>${asText(group[name])}</caption><tbody>${rows.join('\n')}</tbody></table>`;
  }).join('\n');
}

function pictureOf({ name, alt, language, sizes }) {
  const size = sizes[`${language}-${name}`];
  if (!size) return '';
  const attributes = `width="${size.width}" height="${size.height}" alt="${asText(alt)}"`;
  const tall = size.height > size.width ? ' class="tall"' : '';
  return `<figure${tall}><img src="pictures/${language}-${name}.webp" ${attributes}></figure>`;
}

/**
 * Renders a Markdown page as HTML; also returns its title, its first paragraph, and its chapters as `{ id,
 * text }`.
 */
function renderBody({ body, messages, language, shortcuts, sizes }) {
  const headings = [];
  let title = '';
  let lead = '';
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: source }) {
        if (depth === 1) {
          title = source;
          return `<h1>${asText(source)}</h1>\n`;
        }
        const [, text, id] = /^(.*) \{#([\w-]+)\}$/.exec(this.parser.parseInline(tokens)) ?? [];
        if (id === undefined) throw new Error(`A heading of the guide has no id (${language}).`);
        headings.push({ id, text });
        return `<h${depth} id="${id}">${text}</h${depth}>\n`;
      },
      codespan: ({ text }) => keysOf(messages, text),
      image: ({ href, text }) => pictureOf({ name: href, alt: text, language, sizes }),
      // Renders a picture without a paragraph around the picture.
      paragraph({ tokens, text: source }) {
        const html = this.parser.parseInline(tokens);
        if (tokens.length === 1 && tokens[0]?.type === 'image') return html === '' ? '' : `${html}\n`;
        if (lead !== '') return `<p>${html}</p>\n`;
        lead = source;
        return `<p class="lead">${html}</p>\n`;
      },
    },
  });
  const html = marked
    .parse(body)
    .replaceAll(/\{\{([\w.]+)\}\}/g, (_all, key) => `<b>${asText(messageOf(messages, key))}</b>`)
    .replace('<!-- shortcuts -->', shortcutTables(messages, shortcuts));
  return { html, headings, title, lead };
}

/**
 * A complete page of the guide, without scripts and without files of other hosts. `languages` are `{ id,
 * name, words }`; each has its own page.
 */
export function guidePage({ text, language, languages, messages, shortcuts, sizes }) {
  const { html, headings, title, lead } = renderBody({ body: text, messages, language, shortcuts, sizes });
  const { words } = languages.find(({ id }) => id === language);
  const contents = headings.map(({ id, text: name }) => `<li><a href="#${id}">${name}</a></li>`);
  const links = languages.map(({ id, name }) =>
    id === language
      ? `<li><a href="${id}.html" lang="${id}" aria-current="page">${name}</a></li>`
      : `<li><a href="${id}.html" lang="${id}" hreflang="${id}">${name}</a></li>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="application-name" content="Brigade">
<title>${asText(title)}</title>
<meta name="description" content="${asText(lead)}">
<link rel="icon" href="guide.svg" type="image/svg+xml">
<link rel="stylesheet" href="guide.css">
</head>
<body>
<a class="skip" href="#content">${asText(words.skip)}</a>
<header>
<a class="home" href="../">${asText(words.app)}</a>
<nav aria-label="${asText(words.languages)}"><ul>
${links.join('\n')}
</ul></nav>
</header>
<div class="page">
<nav class="contents" aria-labelledby="contents"><h2 id="contents">${asText(words.contents)}</h2><ol>
${contents.join('\n')}
</ol></nav>
<main id="content" tabindex="-1">
${html.trim()}
</main>
</div>
</body>
</html>
`;
}
