export function pngOf(pixels: Buffer, size: number): Buffer;
export function pngSize(bytes: Buffer): { readonly width: number; readonly height: number };
