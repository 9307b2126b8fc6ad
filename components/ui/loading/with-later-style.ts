const loadStyle = () => import('./later-style.css');

/** The load with the utilities of every part beside it: a page's first style has those of its first scripts alone. */
export function withLaterStyle<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    const [module] = await Promise.all([load(), loadStyle()]);
    return module;
  };
}
