type Catalog = Readonly<Record<string, Readonly<Record<string, string>>>>;

export function catalogStart(catalog: Catalog): string;
export function findMessageScripts(
  catalogs: Readonly<Record<string, Catalog>>,
  scripts: readonly { readonly name: string; readonly text: string }[],
): Record<string, string>;
export function withMessagePreload(html: string, addresses: Readonly<Record<string, string>>): string;
