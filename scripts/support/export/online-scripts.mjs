import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CHUNKS = '_next/static/chunks';
/** Only the data of `date-holidays` contains this text. */
const HOLIDAYS_OF_ALL_COUNTRIES = /license["']?:\s*["']CC-BY-SA-3["']/;

/**
 * The scripts of a finished export that are only fetched online: the holidays of all countries, since the
 * chosen holidays are calculated once and stored. Throws unless exactly one script has the holidays, so that
 * the script never enters the precache unnoticed.
 */
export function onlineScripts(out) {
  const found = readdirSync(join(out, CHUNKS)).filter(
    (name) =>
      name.endsWith('.js') && HOLIDAYS_OF_ALL_COUNTRIES.test(readFileSync(join(out, CHUNKS, name), 'utf8')),
  );
  if (found.length !== 1)
    throw new Error(
      `${found.length} scripts of ${out} contain the holidays of all countries instead of one.`,
    );
  return found.map((name) => `${CHUNKS}/${name}`);
}
