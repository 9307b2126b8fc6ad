export const OTHER_EXPORTS: Readonly<Record<'second' | 'sub-path', string>>;
export const TRIED_SUB_PATH: string;
