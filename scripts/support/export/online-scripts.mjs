import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CHUNKS = '_next/static/chunks';
/** In the data of `date-holidays`, and nowhere else. */
const HOLIDAYS_OF_ALL_COUNTRIES = /license["']?:\s*["']CC-BY-SA-3["']/;

/**
 * The scripts of a finished export that are asked for online alone: the holidays of all countries, of which the chosen
 * ones are reckoned once and stored. Throws where it is not one script, so that it never comes into the precache unseen.
 */
export function onlineScripts(out) {
  const found = readdirSync(join(out, CHUNKS)).filter(
    (name) =>
      name.endsWith('.js') && HOLIDAYS_OF_ALL_COUNTRIES.test(readFileSync(join(out, CHUNKS, name), 'utf8')),
  );
  if (found.length !== 1) throw new Error(`The holidays stand in ${found.length} scripts of ${out}.`);
  return found.map((name) => `${CHUNKS}/${name}`);
}
