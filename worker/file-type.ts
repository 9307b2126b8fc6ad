const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  // Payloads of pages: the router of a static export accepts only this type.
  txt: 'text/plain; charset=utf-8',
  wav: 'audio/wav',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

export function fileType(url: string): string {
  return TYPES[url.slice(url.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
