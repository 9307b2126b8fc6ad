import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const OUT = 'out';

/** The pages of the export, by file name. */
export const ROUTES = ['index', 'employees', 'templates', 'insights', 'settings', 'share'] as const;

interface RouteSize {
  /** Bytes, gzip -9, of the scripts in the page's HTML. */
  readonly script: number;
  /** The same for its style sheets, including preloaded ones. */
  readonly style: number;
}

/** What a page of the export loads before any interaction; each file once. */
export function routeSize(route: (typeof ROUTES)[number]): RouteSize {
  const html = readFileSync(join(OUT, `${route}.html`), 'utf8');
  const scripts = [...html.matchAll(/<script\b[^>]*>/g)]
    .map(([tag]) => tag)
    // Supported browsers all run modules, and never load those.
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
