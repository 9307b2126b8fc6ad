/// <reference types="jest" />
import '@testing-library/jest-dom';

// jsdom lays nothing out and has no media, so it lacks these two; components may still ask for them.
if (typeof window !== 'undefined') {
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.matchMedia ??= (media) =>
    ({ matches: false, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
}
