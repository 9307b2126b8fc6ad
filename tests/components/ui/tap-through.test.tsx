/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog/dialog';

const onPage = jest.fn();

/** A page with a sheet that is unmounted as soon as it closes. */
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
/** What comes after a finger has left the screen, at whatever is there now. */
const releaseOn = (target: Element) => {
  for (const type of ['mouseDown', 'mouseUp', 'click'] as const) fireEvent[type](target);
};

async function openSheet(): Promise<Element> {
  render(<App />);
  fireEvent.doubleClick(shift());
  await act(async () => {});
  const backdrop = document.querySelector('[data-holds-menus]')?.parentElement;
  if (!backdrop) throw new Error('There is no ground around the sheet.');
  return backdrop;
}

beforeEach(() => onPage.mockClear());

test('a tap beside a sheet closes it and presses nothing behind it; the next one does', async () => {
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

test('after it was closed by key, what is pressed counts at once', async () => {
  await openSheet();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await act(async () => {});
  expect(screen.queryByRole('dialog')).toBeNull();
  releaseOn(shift());
  expect(onPage).toHaveBeenCalledTimes(2);
});
