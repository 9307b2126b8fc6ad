interface TestCount {
  passed: number;
  failed: number;
}

/** `path`: of the runner's JSON report, from the root of the repository; `code`: its exit code. */
export function countJest(path: string, code: number): TestCount;
export function countPlaywright(path: string, code: number): TestCount;
