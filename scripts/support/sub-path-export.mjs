/** Where the build for a sub-path lies that the tests on other hosts use, from the root of the repository. */
export const SUB_PATH_EXPORT = 'node_modules/.cache/brigade/sub-path-export';
