import { startSharing } from './sharing-host';
import { tellConflicts } from './tell-conflicts';

let isTelling = false;

/** Keeps sharing going in this tab, and tells what comes of it; again and again is as good as once. */
export function keepSharing(): void {
  startSharing();
  if (!isTelling) tellConflicts();
  isTelling = true;
}
