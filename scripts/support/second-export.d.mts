export const SECOND_EXPORT: string;
