/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { TutorialProvider, useTutorial } from '@/components/tutorial/tutorial-provider';
import { showStep } from '@/lib/tutorial/tutorial';
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

function Title() {
  const { index, step, next, back } = useTutorial();
  return (
    <>
      <p>{`${index} ${step.title}`}</p>
      <button type="button" onClick={next}>
        Next
      </button>
      <button type="button" onClick={back}>
        Back
      </button>
    </>
  );
}

describe('the step of adding a shift', () => {
  function openAtShifts(hasSwitch: boolean) {
    // jsdom lays nothing out: what is there counts as visible.
    jest
      .spyOn(HTMLElement.prototype, 'getClientRects')
      .mockReturnValue([new DOMRect()] as unknown as DOMRectList);
    act(() => tutorialStore.move((tutorial) => showStep(tutorial, 3)));
    render(
      <>
        {hasSwitch && <fieldset data-tutorial="week-layout" />}
        <TutorialProvider>
          <Title />
        </TutorialProvider>
      </>,
    );
    return (name: string) => act(() => screen.getByRole('button', { name }).click());
  }

  test('points at By employee too, under the same number, where the switch is on screen', () => {
    const press = openAtShifts(true);
    press('Next');
    expect(screen.getByText('3 byEmployeeTitle')).toBeInTheDocument();
    press('Back');
    expect(screen.getByText('3 addShiftTitle')).toBeInTheDocument();
    press('Next');
    press('Next');
    expect(screen.getByText('4 copyingTitle')).toBeInTheDocument();
  });

  test('leaves it out where the switch is not', () => {
    const press = openAtShifts(false);
    press('Next');
    expect(screen.getByText('4 copyingTitle')).toBeInTheDocument();
  });
});
