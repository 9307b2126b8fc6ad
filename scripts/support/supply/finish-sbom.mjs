import { createHash } from 'node:crypto';

const byRef = (one, other) => (one < other ? -1 : Number(one > other));

/** A UUID (version 8) of the content. */
function serialOf(content) {
  const hex = createHash('sha256').update(content).digest('hex');
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * Makes the output of `npm sbom` reproducible: without time, path and random values. Packages that build and
 * test Brigade but are in no file of the release get the scope `excluded`.
 */
export function finishSbom(raw, shipped) {
  const known = new Set(shipped.map(({ name, version }) => `${name}@${version}`));
  const { metadata } = raw;
  const components = raw.components
    .map((one) => ({ ...one, scope: known.has(`${one.name}@${one.version}`) ? 'required' : 'excluded' }))
    .sort((one, other) => byRef(one['bom-ref'], other['bom-ref']));
  const dependencies = (raw.dependencies ?? [])
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: [...dependsOn].sort(byRef) }))
    .sort((one, other) => byRef(one.ref, other.ref));
  const { timestamp: _, ...rest } = metadata;
  const body = {
    metadata: { ...rest, component: { ...metadata.component, type: 'application', name: 'brigade' } },
    components,
    dependencies,
  };
  return {
    $schema: raw.$schema,
    bomFormat: raw.bomFormat,
    specVersion: raw.specVersion,
    serialNumber: serialOf(JSON.stringify(body)),
    version: 1,
    ...body,
  };
}
