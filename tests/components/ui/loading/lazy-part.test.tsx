/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { LoadFailureContext, logLoadFailure } from '@/components/ui/loading/load-failure';

interface GreetingProps {
  name: string;
}

const Greeting = ({ name }: GreetingProps) => <p>Hello {name}</p>;
const Farewell = ({ name }: GreetingProps) => <p>Goodbye {name}</p>;

const FAILURE = new Error('The script did not come.');

/** Lets what a load has given come onto the page. */
const settle = () => act(async () => {});
const page = () => document.body.textContent;

/** A load that fails as often as said, and then gives the part. */
function failingLoad(times: number) {
  const load = jest.fn(async () => Greeting);
  for (let turn = 0; turn < times; turn += 1) load.mockRejectedValueOnce(FAILURE);
  return load;
}

describe('a lazy part', () => {
  test('loads nothing before it is shown, and stands there with its props when it has come', async () => {
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

  test('is there at once the next time', async () => {
    const LazyGreeting = lazyPart(async () => Greeting);
    const { unmount } = render(<LazyGreeting name="Maya" />);
    await settle();
    unmount();
    render(<LazyGreeting name="Luis" />);
    expect(page()).toBe('Hello Luis');
    await settle();
  });

  test('its fallback knows the props and goes when it comes', async () => {
    const LazyGreeting = lazyPart(async () => Greeting, { fallback: ({ name }) => <p>Wait, {name}</p> });
    render(<LazyGreeting name="Maya" />);
    expect(page()).toBe('Wait, Maya');
    await settle();
    expect(page()).toBe('Hello Maya');
  });

  test('the place may show another part meanwhile: what comes late does not take it', async () => {
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

  test('is fetched ahead without being shown; what fails then is said by nobody', async () => {
    const load = failingLoad(1);
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

describe('a lazy part whose script does not come', () => {
  test('is reported once, behind what its place does, and tried again when it is next shown', async () => {
    const load = failingLoad(1);
    const said: unknown[] = [];
    const LazyGreeting = lazyPart(load);
    const show = () =>
      render(
        <LoadFailureContext value={(error) => said.push(['reported', error])}>
          <LazyGreeting name="Maya" onMissing={(error) => said.push(['missing', error])} />
        </LoadFailureContext>,
      );
    const { unmount } = show();
    await settle();
    expect(page()).toBe('');
    expect(said).toEqual([
      ['missing', FAILURE],
      ['reported', FAILURE],
    ]);
    unmount();
    show();
    await settle();
    expect(page()).toBe('Hello Maya');
    expect(said).toHaveLength(2);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('keeps its fallback, and is not reported once it has gone', async () => {
    const report = jest.fn();
    const LazyGreeting = lazyPart(failingLoad(2), { fallback: () => <p>Not yet</p>, onError: report });
    const { unmount } = render(<LazyGreeting name="Maya" />);
    await settle();
    expect(screen.getByText('Not yet')).toBeTruthy();
    expect(report).toHaveBeenCalledTimes(1);
    unmount();
    render(<LazyGreeting name="Maya" />).unmount();
    await settle();
    expect(report).toHaveBeenCalledTimes(1);
  });

  test('is reported by its own way, where it has one, and logged where nobody reports', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const report = jest.fn();
    const Optional = lazyPart(failingLoad(1), { onError: logLoadFailure });
    render(
      <LoadFailureContext value={report}>
        <Optional name="Maya" />
      </LoadFailureContext>,
    );
    const Unreported = lazyPart(failingLoad(1));
    render(<Unreported name="Maya" />);
    await settle();
    expect(report).not.toHaveBeenCalled();
    expect(logged.mock.calls).toEqual(Array(2).fill(['A part of the app could not be loaded.', FAILURE]));
    logged.mockRestore();
  });
});
