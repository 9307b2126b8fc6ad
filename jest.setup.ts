/// <reference types="jest" />
/// <reference types="@testing-library/jest-dom" />

if (typeof window !== 'undefined') {
  // Slow to load, and more than half of all suites have no DOM.
  jest.requireActual('@testing-library/jest-dom');
  // A dialog's code is compiled on first use, which may take seconds on a busy machine.
  jest
    .requireActual<typeof import('@testing-library/react')>('@testing-library/react')
    .configure({ asyncUtilTimeout: 15_000 });
  // jsdom has no drawing, layout or media queries, but components may use them.
  HTMLCanvasElement.prototype.getContext = () => null;
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.matchMedia ??= (media) =>
    ({ matches: false, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
}
