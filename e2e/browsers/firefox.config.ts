import { browserConfig } from './shared-config';

// A scan by axe ends Firefox's process of the page.
process.env.E2E_WITHOUT_AXE ??= '1';

export default browserConfig('firefox', {
  // Light; Playwright's own way to say so is unknown to Firefox (scripts/browsers/firefox.mjs).
  'layout.css.prefers-color-scheme.content-override': 1,
  'dom.ipc.processPrelaunch.enabled': false,
  'browser.tabs.unloadOnLowMemory': false,
  // A machine without a network is offline to Firefox, even for its own address.
  'network.manage-offline-status': false,
  // The list of downloads would take the focus from the page.
  'browser.download.alwaysOpenPanel': false,
  // The clipboard is read without the question that a person would be asked.
  'dom.events.testing.asyncClipboard': true,
});
