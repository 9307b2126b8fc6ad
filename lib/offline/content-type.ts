/** Whether a Content-Type header names a script. Hosts that answer every URL with a page fail this. */
export function isScriptType(contentType: string | null): boolean {
  return /^\s*(text|application)\/(x-)?(javascript|ecmascript)\s*(;|$)/i.test(contentType ?? '');
}
