/** Where the builds lie that only tests use, from the root of the repository. */
export const OTHER_EXPORTS = {
  /** A newer build than the one in out/, for the tests of the update. */
  second: 'node_modules/.cache/brigade/second-export',
  /** A build for the sub-path in NEXT_PUBLIC_BASE_PATH, for the tests on other hosts. */
  'sub-path': 'node_modules/.cache/brigade/sub-path-export',
};

/** The path under which the tests on other hosts try the app. */
export const TRIED_SUB_PATH = '/brigade';
