/** Where the second build of the update tests lies, from the root of the repository. */
export const SECOND_EXPORT = 'node_modules/.cache/brigade/second-export';
