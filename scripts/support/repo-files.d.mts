export function repoFiles(folder?: string): string[];
