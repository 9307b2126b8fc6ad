export function laterImports(root: string, path: string): string[];
export function firstFiles(root: string, places: readonly string[]): string[];
