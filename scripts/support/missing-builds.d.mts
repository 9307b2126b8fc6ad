export interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly os?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
export function platformOf(name: string): Pick<LockedPackage, 'cpu' | 'libc' | 'os'>;
export function missingBuilds(
  packages: Readonly<Record<string, LockedPackage>>,
): readonly (readonly [path: string, entry: LockedPackage])[];
