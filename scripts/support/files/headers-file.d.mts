export interface HeaderRule {
  readonly pattern: RegExp;
  readonly headers: readonly (readonly [name: string, value: string])[];
}
export function parseHeaders(text: string): readonly HeaderRule[];
export function headersFor(rules: readonly HeaderRule[], path: string): ReadonlyMap<string, string>;
export function readHeaders(out: string): readonly HeaderRule[];
