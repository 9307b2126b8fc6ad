export function buildId(
  files: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  folder: string,
): string;
