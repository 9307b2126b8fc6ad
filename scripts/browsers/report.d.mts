interface Story {
  readonly file: string;
  readonly title: string;
  readonly status: string;
}

export function scenariosOf(report: unknown): readonly Story[];
export function reportTable(
  reports: Readonly<Record<string, unknown>>,
  files?: readonly string[],
): { readonly text: string; readonly passed: number; readonly failed: number };
