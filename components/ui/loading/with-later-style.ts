const loadStyle = () => import('./later-style.css');

/**
 * Loads the module together with the utilities of all parts: a page's first style sheet has only those of its first
 * scripts.
 */
export function withLaterStyle<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    const [module] = await Promise.all([load(), loadStyle()]);
    return module;
  };
}
