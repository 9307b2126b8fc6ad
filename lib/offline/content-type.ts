/** Whether a Content-Type header is a script's: some hosts answer every URL with a page. */
export function isScriptType(contentType: string | null): boolean {
  return /^\s*(text|application)\/(x-)?(javascript|ecmascript)\s*(;|$)/i.test(contentType ?? '');
}
