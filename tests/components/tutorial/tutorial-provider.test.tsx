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

test('throws when useTutorial is used outside TutorialProvider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Probe />)).toThrow('useTutorial must be used within a TutorialProvider');
});

test('falls back to the path / without a router and blocks the employee step', () => {
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

test('completes the employee step when the link to employees is followed', () => {
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

describe('add-shift step', () => {
  function openAtShifts(hasSwitch: boolean) {
    // jsdom has no layout, so every element in the document counts as visible.
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

  test('adds the By employee step under the same number when the layout switch is on screen', () => {
    const press = openAtShifts(true);
    press('Next');
    expect(screen.getByText('3 byEmployeeTitle')).toBeInTheDocument();
    press('Back');
    expect(screen.getByText('3 addShiftTitle')).toBeInTheDocument();
    press('Next');
    press('Next');
    expect(screen.getByText('4 copyingTitle')).toBeInTheDocument();
  });

  test('skips the By employee step when the layout switch is missing', () => {
    const press = openAtShifts(false);
    press('Next');
    expect(screen.getByText('4 copyingTitle')).toBeInTheDocument();
  });
});
