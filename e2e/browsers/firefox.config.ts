import { browserConfig } from './shared-config';

// An axe scan crashes the page process of Firefox.
process.env.E2E_WITHOUT_AXE ??= '1';

export default browserConfig('firefox', {
  // Light mode, because Firefox does not know Playwright's command for it (scripts/browsers/firefox.mjs).
  'layout.css.prefers-color-scheme.content-override': 1,
  'dom.ipc.processPrelaunch.enabled': false,
  'browser.tabs.unloadOnLowMemory': false,
  // Without this, Firefox counts as offline on a machine without a network, even for its own address.
  'network.manage-offline-status': false,
  // The downloads panel would take the focus from the page.
  'browser.download.alwaysOpenPanel': false,
  // Reads the clipboard without asking for permission.
  'dom.events.testing.asyncClipboard': true,
});
