import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { root } from '../support/run.mjs';
import { finishSbom } from '../support/supply/finish-sbom.mjs';
import { readShipped } from '../support/supply/shipped-packages.mjs';

/*
 * Lists every installed package with its license and hash, as CycloneDX: `node scripts/make/sbom.mjs
 * brigade.cdx.json`.
 */

const [, , target = 'brigade.cdx.json'] = process.argv;
const listed = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
  shell: process.platform === 'win32',
  stdio: ['ignore', 'pipe', 'inherit'],
});
const sbom = finishSbom(JSON.parse(listed), readShipped(root));
writeFileSync(target, `${JSON.stringify(sbom, null, 2)}\n`);
const shipped = sbom.components.filter(({ scope }) => scope === 'required');
console.log(`${target}: ${sbom.components.length} packages, ${shipped.length} of them in the export`);
