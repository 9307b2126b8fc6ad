import { createHash } from 'node:crypto';

const byRef = (one, other) => (one < other ? -1 : Number(one > other));

/** A name by content, in the form of a UUID of version 8. */
function serialOf(content) {
  const hex = createHash('sha256').update(content).digest('hex');
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * What `npm sbom` lists, as a list of the release: without time, place and chance, so that the same packages give the
 * same file, and with the scope `excluded` for what builds and tests Brigade but stands in no file of it.
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
