export function ensureRelay(): string;
