import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type InstallWay, installWay } from '@/lib/install/install-way';
import { persisted } from '@/stores/app/gateway';

/** The browser's `beforeinstallprompt` event; it can be used once. */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Stored by the script in the head: the event may fire before any other script runs. */
    installOffer?: InstallOffer | undefined;
  }
}

interface InstallState {
  /** Undefined until `followInstall` runs, and if there is no way to install. */
  readonly way: InstallWay | undefined;
  /** Whether the person has answered the hint or the browser's prompt: the hint is never shown again. */
  readonly isHintAnswered: boolean;
}

function currentInstallWay(): InstallWay | undefined {
  const { userAgent, maxTouchPoints } = navigator;
  return installWay({
    hasOffer: window.installOffer !== undefined,
    isStandalone:
      window.matchMedia('(display-mode: standalone)').matches ||
      ('standalone' in navigator && navigator.standalone === true),
    userAgent,
    maxTouchPoints,
  });
}

const installStore = createStore<InstallState>(() => ({ way: undefined, isHintAnswered: false }));

export const useInstall = <Part>(select: (state: InstallState) => Part): Part =>
  useStore(installStore, select);

export function dismissInstallHint(): void {
  persisted.installHintAnswered.set(true);
}

function setOffer(offer: InstallOffer | undefined): void {
  window.installOffer = offer;
  installStore.setState({ way: currentInstallWay() });
}

/** Shows the browser's prompt; the hint is not shown again after any answer. */
export async function install(): Promise<void> {
  const offer = window.installOffer;
  if (!offer) return;
  dismissInstallHint();
  setOffer(undefined);
  await offer.prompt();
}

/** Follows the browser's offer, and answers given in other tabs. The returned function stops both. */
export function followInstall(): () => void {
  // The script in the head has already stored the event, because its listener was added first.
  const updateOffer = () => setOffer(window.installOffer);
  const onInstalled = () => {
    dismissInstallHint();
    setOffer(undefined);
  };
  const { installHintAnswered } = persisted;
  const showAnswer = () => installStore.setState({ isHintAnswered: installHintAnswered.get() });
  const stopFollowing = installHintAnswered.subscribe(showAnswer);
  window.addEventListener('beforeinstallprompt', updateOffer);
  window.addEventListener('appinstalled', onInstalled);
  showAnswer();
  updateOffer();
  return () => {
    window.removeEventListener('beforeinstallprompt', updateOffer);
    window.removeEventListener('appinstalled', onInstalled);
    stopFollowing();
  };
}
