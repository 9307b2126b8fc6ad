export function icoOf(png: Buffer, size: number): Buffer;
