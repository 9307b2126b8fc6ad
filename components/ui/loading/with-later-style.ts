const loadStyle = () => import('./later-style.css');

/** Adds the utilities of all parts: a page's first style sheet covers only its first scripts. */
export function withLaterStyle<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    const [module] = await Promise.all([load(), loadStyle()]);
    return module;
  };
}
