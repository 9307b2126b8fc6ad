import type { CSSProperties } from 'react';
import { browserWords } from './browser-words';

// Inline, because each page's style sheet has only what its first screen needs.
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

/** Covers the page if scripts are off, in all languages, because the person's language is not known then. */
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
