export const SUB_PATH_EXPORT: string;
