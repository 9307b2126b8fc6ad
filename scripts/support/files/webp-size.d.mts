export function webpSize(bytes: Buffer): { readonly width: number; readonly height: number };
