type Words = readonly [sentence: string, open: string, address: string];

export function frameWords(catalog: { readonly framed: Readonly<Record<string, string>> }): Words;
export function frameGuard(words: Readonly<Record<string, Words>>): string;
export function guardFrames(html: string, words: Readonly<Record<string, Words>>): string;
