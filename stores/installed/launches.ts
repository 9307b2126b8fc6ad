import { isSamePlace, readLaunch, withoutAction } from '@/lib/install/launch';
import { persisted } from '@/stores/app/gateway';
import { getOpenDialog, onDialogChange } from '@/stores/ui/dialogs';
import { setOpenedFile } from './opened-file';

interface LaunchParams {
  readonly targetURL?: string | null;
  readonly files?: readonly { getFile(): Promise<File> }[];
}

declare global {
  interface Window {
    readonly launchQueue?: { setConsumer(consumer: (launch: LaunchParams) => void): void };
  }
}

interface LaunchActs {
  addShift(): void;
  /** Navigates within the app. */
  show(path: string): void;
}

const appAddress = () => `${window.location.origin}${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/`;

/** Performs the action in the address and removes it from the address, so that a reload does not repeat it. */
function handleAddress({ addShift }: LaunchActs): void {
  const { href } = window.location;
  const plain = withoutAction(href);
  if (plain === href) return;
  window.history.replaceState(null, '', plain);
  if (readLaunch(href, appAddress())?.act === 'addShift') addShift();
}

/** Calls `act` once no dialog is open, so that nothing half done is lost. */
function runWhenNoDialogIsOpen(act: () => void): void {
  if (!getOpenDialog()) {
    act();
    return;
  }
  const stop = onDialogChange((dialog) => {
    if (dialog) return;
    stop();
    act();
  });
}

function openFile(file: File, { show }: LaunchActs): void {
  runWhenNoDialogIsOpen(() => {
    setOpenedFile(file);
    show('/settings');
  });
}

function openTarget(target: string, { addShift, show }: LaunchActs): void {
  const launch = readLaunch(target, appAddress());
  // A reply link waits until open dialogs are closed.
  if (launch?.act === 'show' && launch.path.includes('#')) {
    runWhenNoDialogIsOpen(() => show(launch.path));
    return;
  }
  if (!launch || getOpenDialog()) return;
  if (launch.act === 'addShift') addShift();
  else show(launch.path);
}

/**
 * Handles the launches of the installed app, which has a single window. `arrival` is the address at which the
 * page was opened. The first launch may be the one that opened the page, and a reload repeats the last
 * launch. Neither is handled twice.
 */
export function followLaunches(arrival: string, acts: LaunchActs): void {
  let isFirst = true;
  handleAddress(acts);
  window.launchQueue?.setConsumer((launch) => {
    const mayBeOld = isFirst;
    isFirst = false;
    handleLaunch(launch, mayBeOld).catch((error: unknown) => {
      console.error('The file could not be opened.', error);
    });
  });

  async function handleLaunch({ targetURL, files = [] }: LaunchParams, mayBeOld: boolean): Promise<void> {
    const file = await files[0]?.getFile();
    const target = targetURL ?? '';
    const text = [target, file?.name, file?.size, file?.lastModified].join(' ');
    const isKnown = persisted.lastLaunch.get() === text;
    persisted.lastLaunch.set(text);
    if (mayBeOld && isKnown) return;
    if (file) openFile(file, acts);
    else if (!(mayBeOld && isSamePlace(target, arrival))) openTarget(target, acts);
  }
}
