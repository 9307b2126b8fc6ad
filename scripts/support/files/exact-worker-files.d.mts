export const EXACT_WORKER_FILE: string;
export const SOLVER_FILE: string;
