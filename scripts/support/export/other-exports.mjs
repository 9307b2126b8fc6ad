/** The builds that only tests use, by path from the root. */
export const OTHER_EXPORTS = {
  /** A newer build than the one in out/, for the tests of updates. */
  second: 'node_modules/.cache/brigade/second-export',
  /** A build for the sub-path in NEXT_PUBLIC_BASE_PATH, for the tests of other hosts. */
  'sub-path': 'node_modules/.cache/brigade/sub-path-export',
};

/** The sub-path that the tests of other hosts use. */
export const TESTED_SUB_PATH = '/brigade';
