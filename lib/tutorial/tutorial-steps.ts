import { TUTORIAL_STEP_IDS, type TutorialStepId } from './tutorial-step';

/** The card's preferred side of the target; `center` is the middle of the window. */
export type TutorialPosition = 'top' | 'right' | 'bottom' | 'left' | 'center';

/** An extra part of a step, shown if its control is on screen. */
interface TutorialPart {
  readonly target: string;
  readonly title: 'byEmployeeTitle';
  readonly content: 'byEmployeeContent';
  readonly contentOnPhone: 'byEmployeeContentOnPhone';
  readonly position: TutorialPosition;
  readonly keyboardShortcut: string;
}

/** Texts are message keys under `tutorial`. */
export interface TutorialStep {
  readonly id: TutorialStepId;
  /** A CSS selector; of several matches the visible one counts. */
  readonly target: string;
  readonly title: `${TutorialMessage}Title` | TutorialPart['title'];
  readonly content: `${TutorialMessage}Content` | TutorialPart['content'];
  readonly contentOnPhone?: `${'copying' | 'templates'}ContentOnPhone` | TutorialPart['contentOnPhone'];
  readonly position: TutorialPosition;
  readonly showPointer: boolean;
  readonly keyboardShortcut?: string;
  /** An extra part of the step, shown under the same step number. */
  readonly second?: TutorialPart;
  /** The page with the target; absent: every page. */
  readonly path?: '/';
  /** Next waits for a visit to this page, or for following the target link. */
  readonly requireAction?: { readonly path: '/employees' };
}

type TutorialMessage =
  | 'welcome'
  | 'calendar'
  | 'employees'
  | 'addShift'
  | 'copying'
  | 'templates'
  | 'insights'
  | 'help'
  | 'finish';

const targetOf = (id: TutorialStepId) => `[data-tutorial~="${id}"]`;

/** A link in the frame of every page, which replaces calendar targets that are not on screen. */
export const CALENDAR_LINK = targetOf('calendar');
export const HELP_BUTTON = targetOf('help');

const PAGE = '#content';

const STEPS: Readonly<Record<TutorialStepId, Omit<TutorialStep, 'id'>>> = {
  welcome: {
    target: PAGE,
    title: 'welcomeTitle',
    content: 'welcomeContent',
    position: 'center',
    showPointer: false,
  },
  calendar: {
    target: CALENDAR_LINK,
    title: 'calendarTitle',
    content: 'calendarContent',
    position: 'right',
    showPointer: true,
    keyboardShortcut: 'Shift+C',
    path: '/',
  },
  'employee-management': {
    target: targetOf('employee-management'),
    title: 'employeesTitle',
    content: 'employeesContent',
    position: 'right',
    showPointer: true,
    keyboardShortcut: 'Shift+E',
    requireAction: { path: '/employees' },
  },
  'add-shift': {
    target: targetOf('add-shift'),
    title: 'addShiftTitle',
    content: 'addShiftContent',
    position: 'bottom',
    showPointer: true,
    keyboardShortcut: 'Shift+N',
    path: '/',
    second: {
      target: '[data-tutorial~="week-layout"]',
      title: 'byEmployeeTitle',
      content: 'byEmployeeContent',
      contentOnPhone: 'byEmployeeContentOnPhone',
      position: 'bottom',
      keyboardShortcut: 'B',
    },
  },
  'recurring-shifts': {
    target: targetOf('recurring-shifts'),
    title: 'copyingTitle',
    content: 'copyingContent',
    contentOnPhone: 'copyingContentOnPhone',
    position: 'bottom',
    showPointer: true,
    path: '/',
  },
  'shift-templates': {
    target: targetOf('shift-templates'),
    title: 'templatesTitle',
    content: 'templatesContent',
    contentOnPhone: 'templatesContentOnPhone',
    position: 'bottom',
    showPointer: true,
    keyboardShortcut: 'Shift+M',
    path: '/',
  },
  insights: {
    target: targetOf('insights'),
    title: 'insightsTitle',
    content: 'insightsContent',
    position: 'bottom',
    showPointer: true,
    keyboardShortcut: 'Shift+I',
    path: '/',
  },
  help: {
    target: HELP_BUTTON,
    title: 'helpTitle',
    content: 'helpContent',
    position: 'bottom',
    showPointer: true,
  },
  finish: {
    target: PAGE,
    title: 'finishTitle',
    content: 'finishContent',
    position: 'center',
    showPointer: false,
  },
};

export const TUTORIAL_STEPS: readonly TutorialStep[] = TUTORIAL_STEP_IDS.map((id) => ({ id, ...STEPS[id] }));

const LAST: TutorialStep = { id: 'finish', ...STEPS.finish };

export function secondPart(step: TutorialStep): TutorialStep {
  return { ...step, ...step.second };
}

/** The step at the index; the last step for an index beyond the end. */
export function stepAt(index: number): TutorialStep {
  return TUTORIAL_STEPS[index] ?? LAST;
}
