import { TUTORIAL_STEP_IDS, type TutorialStepId } from './tutorial-step';

/** The preferred side of the target for the card; `center` is the middle of the window. */
export type TutorialPosition = 'top' | 'right' | 'bottom' | 'left' | 'center';

/** What a step shows before the next one, where its control is on screen. */
interface TutorialPart {
  readonly target: string;
  readonly title: 'byEmployeeTitle';
  readonly content: 'byEmployeeContent';
  readonly contentOnPhone: 'byEmployeeContentOnPhone';
  readonly position: TutorialPosition;
  readonly keyboardShortcut: string;
}

/** One step of the tutorial; its texts are keys of the messages under `tutorial`. */
export interface TutorialStep {
  readonly id: TutorialStepId;
  /** A CSS selector; of several matching elements, the visible one counts. */
  readonly target: string;
  readonly title: `${TutorialMessage}Title` | TutorialPart['title'];
  readonly content: `${TutorialMessage}Content` | TutorialPart['content'];
  /** Set when the phone layout works differently. */
  readonly contentOnPhone?: `${'copying' | 'templates'}ContentOnPhone` | TutorialPart['contentOnPhone'];
  readonly position: TutorialPosition;
  readonly showPointer: boolean;
  readonly keyboardShortcut?: string;
  /** Its second part, under the same number. */
  readonly second?: TutorialPart;
  /** The page with the target; absent when every page has it. */
  readonly path?: '/';
  /** What Next waits for: visiting this page, or following the target link. */
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

/** On every page: the link to the calendar, when a calendar target is not on screen. */
export const CALENDAR_LINK = targetOf('calendar');
/** On every page. */
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
    // The faster way to the same.
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

/** The nine steps in order. */
export const TUTORIAL_STEPS: readonly TutorialStep[] = TUTORIAL_STEP_IDS.map((id) => ({ id, ...STEPS[id] }));

const LAST: TutorialStep = { id: 'finish', ...STEPS.finish };

/** The step as its second part shows it. */
export function secondPart(step: TutorialStep): TutorialStep {
  return { ...step, ...step.second };
}

/** The step of that number; the last one for a number beyond it. */
export function stepAt(index: number): TutorialStep {
  return TUTORIAL_STEPS[index] ?? LAST;
}
