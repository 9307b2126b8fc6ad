const SCRIPT = /<script>([\s\S]*?)<\/script>/;
// The declaration of the character set stays first, and nothing before the boot script may wait for a style.
const HEAD_START = /<head[^>]*>(?:\s*<meta\s+charset=[^>]*>)?/i;

/** The start of a catalogue as a bundled script has it: `{"common":{"skipToContent":"Skip to content"`. */
export function catalogueStart(catalogue) {
  const [namespace, messages] = Object.entries(catalogue)[0];
  const [key, text] = Object.entries(messages)[0];
  return `{${JSON.stringify(namespace)}:{${JSON.stringify(key)}:${JSON.stringify(text)}`;
}

/** Which of the scripts holds each language's words: `{ en: '0a1b.js', … }`. Throws unless there is one for each. */
export function findWordScripts(catalogues, scripts) {
  return Object.fromEntries(
    Object.entries(catalogues).map(([language, catalogue]) => {
      const start = catalogueStart(catalogue);
      const names = scripts.filter(({ text }) => text.includes(start)).map(({ name }) => name);
      if (names.length !== 1)
        throw new Error(`${names.length} scripts hold the words of “${language}”, not one.`);
      return [language, names[0]];
    }),
  );
}

/** Asks for the words of the language that the boot script has just set; no other language is downloaded. It leaves the page. */
const askingScript = (addresses) =>
  `(function(w,d){var l=d.createElement('link');l.rel='preload';l.as='script';l.fetchPriority='low';l.href=w[d.documentElement.lang];
d.head.append(l);d.currentScript&&d.currentScript.remove()})(${JSON.stringify(addresses)},document)`;

/**
 * The page with its boot script at the start of the head, where it waits for no style sheet, and behind it one that
 * asks for the words. It is not in front: React takes the first script without an address for the boot script.
 * A page that has no boot script, because it is not of the app, stays as it is.
 */
export function askEarly(html, addresses) {
  const boot = SCRIPT.exec(html);
  if (!boot?.[1].includes('documentElement')) return html;
  const rest = html.slice(0, boot.index) + html.slice(boot.index + boot[0].length);
  const head = HEAD_START.exec(rest);
  if (!head) throw new Error('There is no <head> to put the boot script into.');
  const at = head.index + head[0].length;
  return `${rest.slice(0, at)}${boot[0]}<script>${askingScript(addresses)}</script>${rest.slice(at)}`;
}
