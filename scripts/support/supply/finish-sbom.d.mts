interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly scope?: string;
}

export interface Sbom {
  readonly serialNumber: string;
  readonly metadata: { readonly timestamp?: string; readonly component: { readonly name: string } };
  readonly components: readonly Component[];
  readonly dependencies?: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
}

export function finishSbom(
  raw: Sbom,
  shipped: readonly { readonly name: string; readonly version: string }[],
): Sbom;
