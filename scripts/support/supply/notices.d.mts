import type { ShippedPackage } from './shipped-packages.mjs';

export const NOTICES_FILE: string;
export function noticesOf(packages: readonly ShippedPackage[]): string;
