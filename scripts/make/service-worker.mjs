import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { injectManifest } from '@serwist/build';
import { build } from 'esbuild';
import { basePath } from '../support/export/build-stamp.mjs';
import { onlineScripts } from '../support/export/online-scripts.mjs';
import { EXACT_WORKER_FILE, SOLVER_FILE } from '../support/files/exact-worker-files.mjs';
import { SHARING_WORKER_FILE } from '../support/files/sync-worker-file.mjs';
import { WORKER_FILE } from '../support/files/worker-file.mjs';
import { root } from '../support/run.mjs';
import { NOTICES_FILE } from '../support/supply/notices.mjs';

/** Files cached after a page requests one of them, in independent parts. */
const ON_DEMAND = { '': [EXACT_WORKER_FILE, SOLVER_FILE], sharing: [SHARING_WORKER_FILE] };
/** Files that no page requests, or only the installation dialog does. */
const COUNTING_EXCLUSIONS = [
  WORKER_FILE,
  '_headers',
  '.nojekyll',
  NOTICES_FILE,
  'screenshots/**',
  '_not-found.*',
  '_not-found/**',
  '_next/static/*/_*Manifest.js',
];
const MAX_MEGABYTES = 3;
const MAX_FILE_BYTES = 2_000_000;

/** The id that Next.js gave this build; every page and payload of the build contains it. */
function readBuildId(out) {
  const folder = join(out, '_next', 'static');
  const id = readdirSync(folder).find((name) =>
    readdirSync(join(folder, name)).includes('_buildManifest.js'),
  );
  if (!id) throw new Error(`There is no finished build in ${out}.`);
  return id;
}

/** Scripts for browsers without modules, which have no service workers either. */
function readOldBrowserScripts(out) {
  const html = readFileSync(join(out, 'index.html'), 'utf8');
  const tags = html.match(/<script[^>]*\snomodule[^>]*>/gi) ?? [];
  return tags.flatMap((tag) => tag.match(/_next\/static\/[^"]+/)?.[0] ?? []);
}

/** The copies that finish-export.mjs makes: the worker finds a page under all of its addresses. */
function pageCopies(out) {
  return readdirSync(out)
    .filter((name) => name.endsWith('.html') && name !== 'index.html')
    .map((name) => `${name.slice(0, -'.html'.length)}/index.html`);
}

function integrityOf(path) {
  return `sha256-${createHash('sha256').update(readFileSync(path)).digest('base64')}`;
}

function onDemandParts(out) {
  const list = (names) =>
    names.map((name) => ({ url: `${basePath}/${name}`, integrity: integrityOf(join(out, name)) }));
  return Object.fromEntries(Object.entries(ON_DEMAND).map(([part, names]) => [part, list(names)]));
}

function withHashes(out) {
  const prefix = `${basePath}/`;
  return (entries) => ({
    manifest: entries.map(({ url, size }) => ({
      url,
      size,
      integrity: integrityOf(join(out, url.slice(prefix.length))),
    })),
    warnings: [],
  });
}

const PACKED_ALREADY = /\.(woff2|webp|png|ico)$/;

/**
 * The size that an installation stores, and the size that the installation fetches from a host that
 * compresses; in megabytes, each content once.
 */
function measureSizes(out, entries) {
  let [stored, sent] = [0, 0];
  for (const { url, size } of new Map(entries.map((entry) => [entry.integrity, entry])).values()) {
    const content = readFileSync(join(out, url.slice(basePath.length)));
    stored += size;
    sent += PACKED_ALREADY.test(url) ? size : gzipSync(content).length;
  }
  return { stored: stored / 1e6, sent: sent / 1e6 };
}

/** Writes sw.js into a finished export: the worker with the list of all files for offline use. */
export async function makeServiceWorker(out = join(root, 'out')) {
  const folder = mkdtempSync(join(tmpdir(), 'brigade-worker-'));
  const swSrc = join(folder, WORKER_FILE);
  try {
    await build({
      entryPoints: [join(root, 'worker', 'service-worker.ts')],
      outfile: swSrc,
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      tsconfig: join(root, 'worker', 'tsconfig.json'),
      define: {
        BASE_PATH: JSON.stringify(basePath),
        ON_DEMAND: JSON.stringify(onDemandParts(out)),
        BUILD_ID: JSON.stringify(readBuildId(out)),
        'process.env.NODE_ENV': '"production"',
      },
    });
    let weight = { stored: 0, sent: 0 };
    const takeWeight = (entries) => {
      weight = measureSizes(out, entries);
      return { manifest: entries, warnings: [] };
    };
    const { count: files, warnings } = await injectManifest({
      swSrc,
      swDest: join(out, WORKER_FILE),
      globDirectory: out,
      globPatterns: ['**/*'],
      globIgnores: [
        ...COUNTING_EXCLUSIONS,
        ...Object.values(ON_DEMAND).flat(),
        ...readOldBrowserScripts(out),
        ...onlineScripts(out),
        ...pageCopies(out),
      ],
      modifyURLPrefix: { '': `${basePath}/` },
      maximumFileSizeToCacheInBytes: MAX_FILE_BYTES,
      manifestTransforms: [withHashes(out), takeWeight],
    });
    for (const warning of warnings) console.warn(warning);
    const { stored, sent } = weight;
    console.log(`Precache: ${files} files, ${sent.toFixed(2)} MB to fetch, ${stored.toFixed(2)} MB stored`);
    if (sent > MAX_MEGABYTES) console.warn(`The precache should stay below ${MAX_MEGABYTES} MB to fetch.`);
  } finally {
    rmSync(folder, { force: true, recursive: true });
  }
}

if (process.argv[1] === import.meta.filename) await makeServiceWorker(process.argv[2]);
