import type { LockedPackage } from '../missing-builds.mjs';

export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string;
  readonly source?: string;
  readonly texts: readonly string[];
}

export function shippedPaths(
  locked: Readonly<Record<string, LockedPackage & { readonly devOptional?: boolean }>>,
): readonly string[];
export function readShipped(root: string): readonly ShippedPackage[];
