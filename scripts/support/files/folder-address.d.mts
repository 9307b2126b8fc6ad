export function folderAddress(url: string, root: string): string | undefined;
