/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { useSecondClick } from '@/components/ui/dialog/dialog';
import { DOUBLE_CLICK_MS } from '@/lib/timing';

interface StepsProps {
  onClose: () => void;
  onImport: () => void;
}

/**
 * Mimics a dialog: a backdrop around a panel that shows another button after the first click. Closes the way
 * Headless UI does.
 */
function Steps({ onClose, onImport }: StepsProps) {
  const [isPreview, setIsPreview] = useState(false);
  const { close, handlers } = useSecondClick(onClose);
  useEffect(() => {
    const closeOutside = ({ target }: Event) => target === screen.getByTestId('backdrop') && close();
    document.addEventListener('click', closeOutside, true);
    const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('click', closeOutside, true);
      document.removeEventListener('keydown', closeByKey);
    };
  });
  return (
    <div data-testid="backdrop" {...handlers}>
      {isPreview ? (
        <button key="import" type="button" onClick={onImport}>
          Bring in
        </button>
      ) : (
        <button key="preview" type="button" onClick={() => setIsPreview(true)}>
          Preview
        </button>
      )}
    </div>
  );
}

function press(target: Element, at: number, init: MouseEventInit = {}): void {
  for (const type of ['pointerdown', 'click']) {
    const event = new MouseEvent(type, {
      bubbles: true,
      cancelable: true,
      clientX: 100,
      clientY: 100,
      ...init,
    });
    Object.defineProperty(event, 'timeStamp', { value: at });
    act(() => {
      fireEvent(target, event);
    });
  }
}

function open() {
  const acts = { onClose: jest.fn(), onImport: jest.fn() };
  render(<Steps {...acts} />);
  return {
    ...acts,
    button: (name: string) => screen.getByRole('button', { name }),
    backdrop: screen.getByTestId('backdrop'),
  };
}

test('ignores the second click of a double click that lands on the backdrop after the panel shrank', () => {
  const { onClose, button, backdrop } = open();
  press(button('Preview'), 1000);
  press(backdrop, 1100);
  expect(onClose).not.toHaveBeenCalled();
  press(backdrop, 1300);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('ignores the second click of a double click that lands on a new button at the same spot', () => {
  const { onImport, button } = open();
  press(button('Preview'), 1000);
  press(button('Bring in'), 1100, { detail: 2 });
  expect(onImport).not.toHaveBeenCalled();
  press(button('Bring in'), 1700, { detail: 1 });
  expect(onImport).toHaveBeenCalledTimes(1);
});

test('accepts a click that comes after the double-click time or at another position', () => {
  const { onClose, onImport, button, backdrop } = open();
  press(button('Preview'), 1000);
  press(button('Bring in'), 1000 + DOUBLE_CLICK_MS);
  expect(onImport).toHaveBeenCalledTimes(1);
  press(backdrop, 1100 + DOUBLE_CLICK_MS, { clientX: 5, clientY: 5 });
  expect(onClose).toHaveBeenCalledTimes(1);
});

/** Each press removes one date, so the next one moves under the pointer. */
function List() {
  const [dates, setDates] = useState(['one', 'two', 'three']);
  const { handlers } = useSecondClick(() => {});
  const remove = (date: string) => setDates(dates.filter((other) => other !== date));
  return (
    <div {...handlers}>
      {dates.map((date) => (
        <button key={date} type="button" data-repeats="date" onClick={() => remove(date)}>
          {date}
        </button>
      ))}
      <button type="button" onClick={() => setDates(['all', 'over'])}>
        Start again
      </button>
    </div>
  );
}

test('lets a fast series of presses at one spot remove list items and nothing else', () => {
  render(<List />);
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  press(screen.getByText('one'), 1000);
  press(screen.getByText('two'), 1200, { detail: 2 });
  expect(names()).toEqual(['three', 'Start again']);
  press(screen.getByText('three'), 1400, { detail: 3 });
  press(screen.getByText('Start again'), 1600, { detail: 4 });
  expect(names()).toEqual(['Start again']);
});

test('closes the panel on Escape after a press on the backdrop or a button that never became a click', () => {
  const { onClose, button, backdrop } = open();
  const pressOnly = (target: Element, at: number) => {
    const event = new MouseEvent('pointerdown', { bubbles: true, clientX: 100, clientY: 100 });
    Object.defineProperty(event, 'timeStamp', { value: at });
    fireEvent(target, event);
  };
  press(button('Preview'), 1000);
  pressOnly(backdrop, 1100);
  fireEvent.keyDown(button('Bring in'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);

  jest.useFakeTimers();
  pressOnly(button('Bring in'), 1200);
  fireEvent.pointerUp(button('Bring in'));
  act(() => jest.advanceTimersByTime(DOUBLE_CLICK_MS));
  jest.useRealTimers();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(2);
});
