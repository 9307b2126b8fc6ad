export const SHARING_WORKER_FILE: string;
