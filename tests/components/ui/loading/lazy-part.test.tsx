/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { LoadFailureContext, logLoadFailure } from '@/components/ui/loading/load-failure';

interface GreetingProps {
  name: string;
}

const Greeting = ({ name }: GreetingProps) => <p>Hello {name}</p>;
const Farewell = ({ name }: GreetingProps) => <p>Goodbye {name}</p>;

const FAILURE = new Error('The script did not load.');

/** Lets a finished load render. */
const settle = () => act(async () => {});
const page = () => document.body.textContent;

/** A load that fails the given number of times, then returns the part. */
function loadFailingTimes(times: number) {
  const load = jest.fn(async () => Greeting);
  for (let turn = 0; turn < times; turn += 1) load.mockRejectedValueOnce(FAILURE);
  return load;
}

describe('lazyPart', () => {
  test('loads nothing before the first render, then renders the loaded part with its current props', async () => {
    const load = jest.fn(async () => Greeting);
    const LazyGreeting = lazyPart(load);
    expect(load).not.toHaveBeenCalled();
    const { rerender } = render(<LazyGreeting name="Maya" />);
    expect(page()).toBe('');
    await settle();
    expect(page()).toBe('Hello Maya');
    rerender(<LazyGreeting name="Luis" />);
    expect(page()).toBe('Hello Luis');
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('renders immediately the second time', async () => {
    const LazyGreeting = lazyPart(async () => Greeting);
    const { unmount } = render(<LazyGreeting name="Maya" />);
    await settle();
    unmount();
    render(<LazyGreeting name="Luis" />);
    expect(page()).toBe('Hello Luis');
    await settle();
  });

  test('shows a fallback that gets the props until the part is loaded', async () => {
    const LazyGreeting = lazyPart(async () => Greeting, { fallback: ({ name }) => <p>Wait, {name}</p> });
    render(<LazyGreeting name="Maya" />);
    expect(page()).toBe('Wait, Maya');
    await settle();
    expect(page()).toBe('Hello Maya');
  });

  test('does not replace another part that is shown by the time the load finishes', async () => {
    let arrive = (_part: typeof Greeting) => {};
    const Late = lazyPart(
      () =>
        new Promise<typeof Greeting>((resolve) => {
          arrive = resolve;
        }),
    );
    const LazyFarewell = lazyPart(async () => Farewell);
    const { rerender } = render(<Late name="Maya" />);
    rerender(<LazyFarewell name="Maya" />);
    await settle();
    arrive(Greeting);
    await settle();
    expect(page()).toBe('Goodbye Maya');
  });

  test('loads a part on preload and does not report a failed preload', async () => {
    const load = loadFailingTimes(1);
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const LazyGreeting = lazyPart(load);
    LazyGreeting.preload();
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
    expect(logged).not.toHaveBeenCalled();
    render(<LazyGreeting name="Maya" />);
    await settle();
    expect(page()).toBe('Hello Maya');
    logged.mockRestore();
  });
});

describe('lazyPart whose script fails to load', () => {
  test('calls onMissing, then reports the failure once, and retries when it is shown again', async () => {
    const load = loadFailingTimes(1);
    const calls: unknown[] = [];
    const LazyGreeting = lazyPart(load);
    const show = () =>
      render(
        <LoadFailureContext value={(error) => calls.push(['reported', error])}>
          <LazyGreeting name="Maya" onMissing={(error) => calls.push(['missing', error])} />
        </LoadFailureContext>,
      );
    const { unmount } = show();
    await settle();
    expect(page()).toBe('');
    expect(calls).toEqual([
      ['missing', FAILURE],
      ['reported', FAILURE],
    ]);
    unmount();
    show();
    await settle();
    expect(page()).toBe('Hello Maya');
    expect(calls).toHaveLength(2);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('keeps its fallback, and does not report a failure after it is unmounted', async () => {
    const report = jest.fn();
    const LazyGreeting = lazyPart(loadFailingTimes(2), { fallback: () => <p>Not yet</p>, onError: report });
    const { unmount } = render(<LazyGreeting name="Maya" />);
    await settle();
    expect(screen.getByText('Not yet')).toBeTruthy();
    expect(report).toHaveBeenCalledTimes(1);
    unmount();
    render(<LazyGreeting name="Maya" />).unmount();
    await settle();
    expect(report).toHaveBeenCalledTimes(1);
  });

  test('reports failures to onError if it is given, and logs them if nothing reports them', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const report = jest.fn();
    const Optional = lazyPart(loadFailingTimes(1), { onError: logLoadFailure });
    render(
      <LoadFailureContext value={report}>
        <Optional name="Maya" />
      </LoadFailureContext>,
    );
    const Unreported = lazyPart(loadFailingTimes(1));
    render(<Unreported name="Maya" />);
    await settle();
    expect(report).not.toHaveBeenCalled();
    expect(logged.mock.calls).toEqual(Array(2).fill(['Failed to load a part of the app.', FAILURE]));
    logged.mockRestore();
  });
});
