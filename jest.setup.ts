/// <reference types="jest" />
/// <reference types="@testing-library/jest-dom" />

if (typeof window !== 'undefined') {
  // Of no use to the suites without a page, more than half of all, and dear to load.
  jest.requireActual('@testing-library/jest-dom');
  // A dialog's code is translated when it is first asked for: on a busy machine that alone may take seconds.
  jest
    .requireActual<typeof import('@testing-library/react')>('@testing-library/react')
    .configure({ asyncUtilTimeout: 15_000 });
  // jsdom draws nothing, lays nothing out and has no media; components may still ask for it.
  HTMLCanvasElement.prototype.getContext = () => null;
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.matchMedia ??= (media) =>
    ({ matches: false, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
}
