import type { CSSProperties } from 'react';
import { browserWords } from './browser-words';

// No sheet of the page: each has only what its own first screen needs.
const COVER: CSSProperties = {
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 16,
  padding: 24,
  textAlign: 'center',
  background: 'Canvas',
  color: 'CanvasText',
  colorScheme: 'light dark',
};

/** Over the page where scripts are switched off, in all languages: which one the person reads is not known then. */
export function WithoutScript() {
  return (
    <noscript>
      <div style={COVER}>
        {Object.entries(browserWords('noScript')).map(([language, words]) => (
          <p key={language} lang={language}>
            {words}
          </p>
        ))}
      </div>
    </noscript>
  );
}
