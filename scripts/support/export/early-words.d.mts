type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

export function catalogueStart(catalogue: Catalogue): string;
export function findWordScripts(
  catalogues: Readonly<Record<string, Catalogue>>,
  scripts: readonly { readonly name: string; readonly text: string }[],
): Record<string, string>;
export function askEarly(html: string, addresses: Readonly<Record<string, string>>): string;
