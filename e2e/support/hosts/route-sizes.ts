import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const OUT = 'out';

/** The pages of the export, by the name of their file. */
export const ROUTES = ['index', 'employees', 'templates', 'insights', 'settings', 'share'] as const;

interface RouteSize {
  /** Bytes, gzip -9, of the scripts that the page itself asks for. */
  readonly script: number;
  /** The same of its style sheets, with those that the page fetches ahead of its own screen. */
  readonly style: number;
}

/** What the export's page loads before anything is asked of it; each file once. */
export function routeSize(route: (typeof ROUTES)[number]): RouteSize {
  const html = readFileSync(join(OUT, `${route}.html`), 'utf8');
  const scripts = [...html.matchAll(/<script\b[^>]*>/g)]
    .map(([tag]) => tag)
    // Browsers that run modules, all that are supported, never load those.
    .filter((tag) => !/\bnomodule\b/i.test(tag));
  const styles = [...html.matchAll(/<link\b[^>]*\b(?:rel="stylesheet"|as="style")[^>]*>/g)].map(
    ([tag]) => tag,
  );
  return { script: bytesOf(scripts, 'src'), style: bytesOf(styles, 'href') };
}

function bytesOf(tags: readonly string[], attribute: 'src' | 'href'): number {
  const address = new RegExp(`\\b${attribute}="([^"?]+)`);
  const files = new Set(tags.flatMap((tag) => address.exec(tag)?.[1] ?? []));
  return [...files]
    .map((file) => join(OUT, file))
    .filter((path) => existsSync(path))
    .reduce((sum, path) => sum + gzipSync(readFileSync(path), { level: 9 }).length, 0);
}
