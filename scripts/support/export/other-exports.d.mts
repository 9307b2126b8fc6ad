export const OTHER_EXPORTS: Readonly<Record<'second' | 'sub-path', string>>;
export const TESTED_SUB_PATH: string;
