interface TestCount {
  passed: number;
  failed: number;
}

/** `path` is that of the runner's JSON report, from the root of the repository; `code` is its exit code. */
export function countJest(path: string, code: number): TestCount;
export function countPlaywright(path: string, code: number): TestCount;
