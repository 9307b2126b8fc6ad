/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog/dialog';

const onPage = jest.fn();

/** The sheet is unmounted as soon as it closes. */
function App() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onMouseDown={onPage} onClick={onPage} onDoubleClick={() => setIsOpen(true)}>
        Shift
      </button>
      {isOpen && (
        <Dialog isOpen title="Share" onClose={() => setIsOpen(false)}>
          Links
        </Dialog>
      )}
    </>
  );
}

const shift = () => screen.getByText('Shift');
/** Mouse events that the browser fires after a finger leaves the screen, at the element that is there now. */
const releaseOn = (target: Element) => {
  for (const type of ['mouseDown', 'mouseUp', 'click'] as const) fireEvent[type](target);
};

async function openSheet(): Promise<Element> {
  render(<App />);
  fireEvent.doubleClick(shift());
  await act(async () => {});
  const backdrop = document.querySelector('[data-holds-menus]')?.parentElement;
  if (!backdrop) throw new Error('The sheet has no backdrop.');
  return backdrop;
}

beforeEach(() => onPage.mockClear());

test('closes the sheet on a tap beside it without pressing the page behind, and accepts the next tap', async () => {
  const backdrop = await openSheet();
  fireEvent.pointerDown(backdrop);
  fireEvent.pointerUp(backdrop);
  await act(async () => {});
  expect(screen.queryByRole('dialog')).toBeNull();
  releaseOn(shift());
  expect(onPage).not.toHaveBeenCalled();
  fireEvent.pointerDown(shift());
  fireEvent.pointerUp(shift());
  releaseOn(shift());
  expect(onPage).toHaveBeenCalledTimes(2);
});

test('accepts a press on the page right after Escape closed the sheet', async () => {
  await openSheet();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await act(async () => {});
  expect(screen.queryByRole('dialog')).toBeNull();
  releaseOn(shift());
  expect(onPage).toHaveBeenCalledTimes(2);
});
