export const OTHER_EXPORTS: Readonly<Record<'second' | 'sub-path', string>>;
