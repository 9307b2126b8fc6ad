export function browsersTable(): string;
export function withTable(page: string, table: string): string;
