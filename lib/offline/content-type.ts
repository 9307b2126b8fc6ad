/** Whether a response header names a script. A host that answers every address with a page does not. */
export function isScriptType(contentType: string | null): boolean {
  return /^\s*(text|application)\/(x-)?(javascript|ecmascript)\s*(;|$)/i.test(contentType ?? '');
}
