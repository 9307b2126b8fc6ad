const SCRIPT = /<script>([\s\S]*?)<\/script>/;
// The character set stays first, and nothing before the boot script may wait for a style sheet.
const HEAD_START = /<head[^>]*>(?:\s*<meta\s+charset=[^>]*>)?/i;

/** The start of a catalog as in a bundled script: `{"common":{"skipToContent":"Skip to content"`. */
export function catalogStart(catalog) {
  const [namespace, messages] = Object.entries(catalog)[0];
  const [key, text] = Object.entries(messages)[0];
  return `{${JSON.stringify(namespace)}:{${JSON.stringify(key)}:${JSON.stringify(text)}`;
}

/**
 * The script with each language's messages: `{ en: '0a1b.js', … }`. Throws unless each language has exactly
 * one script.
 */
export function findMessageScripts(catalogs, scripts) {
  return Object.fromEntries(
    Object.entries(catalogs).map(([language, catalog]) => {
      const start = catalogStart(catalog);
      const names = scripts.filter(({ text }) => text.includes(start)).map(({ name }) => name);
      if (names.length !== 1)
        throw new Error(`${names.length} scripts contain the messages of “${language}” instead of one.`);
      return [language, names[0]];
    }),
  );
}

/**
 * A script that preloads the messages of the language that the boot script has just set, and of no other
 * language. The script removes its script element.
 */
const askingScript = (addresses) =>
  `(function(w,d){var l=d.createElement('link');l.rel='preload';l.as='script';l.fetchPriority='low';l.href=w[d.documentElement.lang];
d.head.append(l);d.currentScript&&d.currentScript.remove()})(${JSON.stringify(addresses)},document)`;

/**
 * The page with its boot script at the start of the head, where it waits for no style sheet, followed by a
 * script that preloads the messages. That script must come second, because React considers the first inline
 * script the boot script. A page without a boot script is not part of the app and stays unchanged.
 */
export function withMessagePreload(html, addresses) {
  const boot = SCRIPT.exec(html);
  if (!boot?.[1].includes('documentElement')) return html;
  const rest = html.slice(0, boot.index) + html.slice(boot.index + boot[0].length);
  const head = HEAD_START.exec(rest);
  if (!head) throw new Error('The page has no <head> for the boot script.');
  const at = head.index + head[0].length;
  return `${rest.slice(0, at)}${boot[0]}<script>${askingScript(addresses)}</script>${rest.slice(at)}`;
}
