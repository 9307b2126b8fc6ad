export function scriptHash(text: string): string;
export function inlineScriptHashes(html: string): readonly string[];
export function policyFor(hashes: readonly string[]): string;
export function protectPage(html: string): string;
