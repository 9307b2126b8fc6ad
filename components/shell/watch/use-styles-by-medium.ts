import { useEffect } from 'react';

/** Style sheets that few people need, by the medium they are for. */
const SHEETS: readonly (readonly [query: string, load: () => Promise<unknown>])[] = [
  ['(forced-colors: active)', () => import('./forced-colors.css')],
  ['(height < 400px) and (width < 1024px)', () => import('./short.css')],
];

/** Loads the sheets of the media that the page is or comes to be shown in. */
export function useStylesByMedium(): void {
  useEffect(() => {
    const stops = SHEETS.map(([query, load]) => {
      const medium = window.matchMedia(query);
      const loadIfDue = () => {
        if (!medium.matches) return;
        load().catch((error: unknown) =>
          console.error(`The styles for ${query} could not be loaded.`, error),
        );
      };
      loadIfDue();
      medium.addEventListener('change', loadIfDue);
      return () => medium.removeEventListener('change', loadIfDue);
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}
