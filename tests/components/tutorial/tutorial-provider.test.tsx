/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { TutorialProvider, useTutorial } from '@/components/tutorial/tutorial-provider';
import { startTutorial, tutorialStore } from '@/stores/first-use/tutorial';

function Probe() {
  const { index, path, isWaiting, next } = useTutorial();
  return (
    <button type="button" onClick={next}>
      {`${index} ${path} ${isWaiting}`}
    </button>
  );
}

afterEach(() => act(() => tutorialStore.drop()));

test('fails outside its provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Probe />)).toThrow('useTutorial must be used within a TutorialProvider');
});

test('without a router the path is /, and the employee step waits', () => {
  act(startTutorial);
  render(
    <TutorialProvider>
      <Probe />
    </TutorialProvider>,
  );
  const probe = screen.getByRole('button', { name: '0 / false' });
  act(() => probe.click());
  expect(probe).toHaveTextContent('1 / false');
  act(() => probe.click());
  expect(probe).toHaveTextContent('2 / true');
  act(() => probe.click());
  expect(probe).toHaveTextContent('2 / true');
});

test('following the link to the employees does what the step asks for', () => {
  act(startTutorial);
  render(
    <>
      <a data-tutorial="employee-management" href="#employees">
        Employees
      </a>
      <TutorialProvider>
        <Probe />
      </TutorialProvider>
    </>,
  );
  const probe = screen.getByRole('button');
  act(() => probe.click());
  act(() => probe.click());
  act(() => screen.getByRole('link').click());
  expect(probe).toHaveTextContent('2 / false');
  act(() => probe.click());
  expect(probe).toHaveTextContent('3 / false');
});
