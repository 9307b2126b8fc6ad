export function namedPaths(text: string, page: string): readonly string[];
export function missingPaths(paths: readonly string[], files: readonly string[]): readonly string[];
