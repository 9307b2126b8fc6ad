/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { BottomPanel } from '@/components/panels/bottom-panel';
import { Celebration } from '@/components/ui/celebration';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import { Dialog } from '@/components/ui/dialog/dialog';
import { renderOnDesktop } from '@/tests/support/desktop';

const close = () => {};

/** Mounted already open, as in the app. */
const OVERLAYS = {
  dialog: (
    <Dialog isOpen title="Copy" closeLabel="Close" onClose={close}>
      What
    </Dialog>
  ),
  question: (
    <ConfirmDialog
      isOpen
      title="Delete"
      tone="danger"
      cancelLabel="Cancel"
      confirmLabel="Delete"
      onCancel={close}
      onConfirm={close}
    >
      Really?
    </ConfirmDialog>
  ),
  panel: (
    <BottomPanel title="Insights" closeLabel="Close" onClose={close}>
      Figures
    </BottomPanel>
  ),
  celebration: <Celebration icon="*" title="Published" message="Well" keyHint="" tapHint="" onEnd={close} />,
} as const;

let ask = (_wanted: keyof typeof OVERLAYS | undefined) => {};

function App() {
  const [asked, setAsked] = useState<keyof typeof OVERLAYS>();
  ask = setAsked;
  return (
    <>
      <button type="button">Page</button>
      {asked && OVERLAYS[asked]}
    </>
  );
}

const isInert = () => screen.getByText('Page').closest('[aria-hidden="true"]') !== null;

test.each(['dialog', 'question', 'panel', 'celebration'] as const)(
  'hides the page behind a %s from assistive technology only while it is open, at every opening',
  async (overlay) => {
    renderOnDesktop(<App />);
    for (let opening = 1; opening <= 3; opening += 1) {
      await act(async () => ask(overlay));
      expect([opening, isInert()]).toEqual([opening, true]);
      await act(async () => ask(undefined));
      expect([opening, isInert()]).toEqual([opening, false]);
    }
  },
);
