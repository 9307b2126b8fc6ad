export const WORKER_FILE: string;
