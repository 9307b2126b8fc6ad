import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Without a style, MiniBrowser's toolbar keeps the window wider than a phone (447 pixels).
const STYLE =
  'window * { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }\n';

let folder;

/** A GTK settings folder for XDG_CONFIG_HOME that allows windows as narrow as a phone. */
export function narrowWindowSettings() {
  if (folder) return folder;
  folder = mkdtempSync(join(tmpdir(), 'brigade-gtk-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), STYLE);
  process.on('exit', () => rmSync(folder, { force: true, recursive: true }));
  return folder;
}
