import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { countToPublish } from '@/lib/share/changes-in-days';
import type { Schedule } from '@/lib/shifts/change/schedule';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { Publication } from '@/lib/shifts/publication/publication';
import type { PublicationFigures, PublishedPart } from '@/lib/shifts/publication/publication-figures';
import type { DaySpan } from '@/lib/shifts/publication/published-days';
import type { WeeksToShare } from '@/lib/shifts/publication/weeks-to-share';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { sevenDaysFrom } from '@/lib/time/week';
import { PUBLISH_BUTTON_MS, PUBLISH_CELEBRATION_MS, PUBLISH_HANDLING_MS } from '@/lib/timing';
import { persisted } from '@/stores/app/gateway';
import { loadWithAllShifts } from '@/stores/schedule/all-read';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { openDialog } from '@/stores/ui/dialogs';
import { effectMs } from '@/stores/ui/effect-ms';
import { firePageEvent, onPageEvent } from '@/stores/ui/page-events';
import { shownWeek } from './shown-week';

/**
 * `checking`: before the publication is written. `publishing`: from the write to the page event. `handling`:
 * from the page event to the notification. `done`: while the celebration shows. `failed`: while a failure is
 * reported.
 */
type PublishPhase = 'idle' | 'checking' | 'publishing' | 'handling' | 'done' | 'failed';

interface PublishState {
  readonly phase: PublishPhase;
  /** The figures of the last publication; null if the publication changed nothing. */
  readonly published: PublicationFigures | null;
  /** The weeks that still have to be sent to the team; null before this tab publishes. */
  readonly weeksToShare: WeeksToShare | null;
  /** This tab published something new that is still to be shared. */
  readonly isToShare: boolean;
  /** A person, not a page event, started the publication, so the share dialog opens on any page. */
  readonly isRequested: boolean;
}

export const publishStore = createStore<PublishState>(() => ({
  phase: 'idle',
  published: null,
  weeksToShare: null,
  isToShare: false,
  isRequested: false,
}));

export const usePublish = <Part>(select: (state: PublishState) => Part): Part =>
  useStore(publishStore, select);

/** Whether the publication is written, but not reported yet. */
export const isPublishing = ({ phase }: PublishState) => phase === 'publishing' || phase === 'handling';

/** The choice of how publishing treats pending shifts; shared by all tabs. */
export const pendingChoice = persisted.pendingOnPublish;

/** The result of a publication, computed before it is written. */
export interface PublicationNews {
  readonly figures: PublicationFigures;
  readonly hasChanged: boolean;
  readonly changedShifts: readonly Shift[];
  readonly publicationAt: (at: number, schedule: Schedule) => Publication;
  readonly weeksToShareAt: (at: number) => WeeksToShare | null;
}

/** `./publication-parts`, loaded after the first paint: the problems, the figures and the notifications. */
export interface PublicationParts {
  /** No published week has changed, and no future week is a draft; past weeks need not be published. */
  isNothingToPublish(schedule: Schedule): boolean;
  /** Empty if publishing the spans has no problems. */
  findDaysWithProblems(store: ScheduleStore, spans: readonly DaySpan[]): readonly LocalDate[];
  describePublication(
    store: ScheduleStore,
    part: PublishedPart & { readonly spans: readonly DaySpan[] },
  ): PublicationNews;
  /** Notifies of a stored publication; true if it may be celebrated. */
  reportPublished(store: ScheduleStore, change: ScheduleChange, news: PublicationNews): boolean;
  reportFailure(reason: PublishFailure): void;
  unpublish(store: ScheduleStore, firstDay: LocalDate, words: UnpublishedWords): void;
}

/** `notWritten`: the page could not write the publication; `notStored`: the browser could not store it. */
export type PublishFailure = 'notWritten' | 'notStored';

interface UnpublishedWords {
  readonly message: string;
  readonly detail: string;
}

interface Composition {
  readonly store: ScheduleStore;
  readonly parts: PublicationParts;
}

let resolveComposition: (composition: Composition) => void = () => {};
/** Button presses wait for this promise: the parts load after the first paint. */
const composed = new Promise<Composition>((resolve) => {
  resolveComposition = resolve;
});
let running: Promise<void> = Promise.resolve();
let celebrationTimer: ReturnType<typeof setTimeout> | undefined;

const pause = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, effectMs(delayMs)));

function enter(phase: PublishPhase): void {
  publishStore.setState({ phase });
}

/** Publishes on request or on the page event. Returns a function that removes the listener of the event. */
export function startPublishing(store: ScheduleStore, parts: PublicationParts): () => void {
  resolveComposition({ store, parts });
  return onPageEvent('publishSchedule', () => {
    void runExclusively(() => publish({ store, parts }, [shownWeek(store)], { isRequested: false }));
  });
}

/**
 * For the button and the shortcut: publishes the shown week, or asks which days if only other weeks have something to
 * publish. `isCalendarShown`: the page is the calendar, with its week.
 */
export function requestPublication(isCalendarShown: boolean): void {
  void runExclusively(async (composition) => {
    const { store, parts } = composition;
    const week = shownWeek(store);
    const { schedule } = store.getState();
    const isOnScreen = isCalendarShown && countToPublish(schedule, sevenDaysFrom(week.from)) > 0;
    if (isOnScreen || parts.isNothingToPublish(schedule)) await publishChecked(composition, [week]);
    else openDialog({ name: 'publish' });
  });
}

/** Publishes these days, or shows their problems first. */
export function publishDays(spans: readonly DaySpan[]): void {
  void runExclusively((composition) => publishChecked(composition, spans));
}

/** Publishes these days, whose problems the person has seen. */
export function publishAnyway(spans: readonly DaySpan[]): void {
  void runExclusively((composition) => publish(composition, spans, { isRequested: true }));
}

/** Makes the week from that day a draft again, after any running publication; announces it with these texts. */
export async function unpublishWeek(firstDay: LocalDate, words: UnpublishedWords): Promise<void> {
  while (isBusy()) await running;
  await runExclusively(async ({ store, parts }) => parts.unpublish(store, firstDay, words));
}

function isBusy(): boolean {
  const state = publishStore.getState();
  return state.phase === 'checking' || isPublishing(state);
}

/** Does nothing while another run is active. If a run throws, the next one can still start. */
function runExclusively(run: (composition: Composition) => Promise<void>): Promise<void> {
  if (isBusy()) return running;
  clearTimeout(celebrationTimer);
  enter('checking');
  running = runInPhases(run);
  return running;
}

async function runInPhases(run: (composition: Composition) => Promise<void>): Promise<void> {
  try {
    await run(await loadWithAllShifts(composed));
  } catch (error) {
    console.error('Publishing failed.', error);
    // Once the publication is written, only reporting it can have failed.
    if (!isPublishing(publishStore.getState())) await fail('notWritten');
  } finally {
    if (publishStore.getState().phase !== 'done') enter('idle');
  }
}

async function publishChecked(composition: Composition, spans: readonly DaySpan[]): Promise<void> {
  const dates = composition.parts.findDaysWithProblems(composition.store, spans);
  if (dates.length > 0) openDialog({ name: 'publishProblems', dates, spans });
  else await publish(composition, spans, { isRequested: true });
}

/**
 * Writes the publication at once, so that closing the page cannot lose it. The remaining steps only show the
 * result, at the specified pace.
 */
async function publish(
  { store, parts }: Composition,
  spans: readonly DaySpan[],
  { isRequested }: { readonly isRequested: boolean },
): Promise<void> {
  const part = { spans, holdsPendingBack: pendingChoice.get() === 'holdBack' };
  const news = parts.describePublication(store, part);
  const change = store.publish(news.publicationAt);
  const at = store.getState().schedule.publication?.at;
  if (!change || at === undefined) return fail('notWritten');
  if (isRequested) {
    enter('publishing');
    await pause(PUBLISH_BUTTON_MS);
    firePageEvent('publishSchedule');
  }
  enter('handling');
  await pause(PUBLISH_HANDLING_MS);
  if (!(await store.whenStored(change))) {
    // The storage must not store the failed change when it recovers.
    store.withdraw(change);
    return fail('notStored');
  }
  const { figures, hasChanged } = news;
  const isCelebrated = parts.reportPublished(store, change, news) && effectMs(PUBLISH_CELEBRATION_MS) > 0;
  publishStore.setState({ published: hasChanged ? figures : null, weeksToShare: news.weeksToShareAt(at) });
  if (isCelebrated) celebrate();
  else enter('idle');
  // Sharing waits for the end of the celebration.
  if (hasChanged) publishStore.setState({ isToShare: true, isRequested });
}

async function fail(reason: PublishFailure): Promise<void> {
  enter('failed');
  const { parts } = await composed;
  parts.reportFailure(reason);
}

function celebrate(): void {
  clearTimeout(celebrationTimer);
  enter('done');
  celebrationTimer = setTimeout(endCelebration, PUBLISH_CELEBRATION_MS);
}

/** Keeps the celebration until the week is sent, and restarts its full time then. */
export async function keepCelebrating(handing: Promise<unknown>): Promise<void> {
  clearTimeout(celebrationTimer);
  await handing;
  if (publishStore.getState().phase === 'done') celebrate();
}

export function endCelebration(): void {
  clearTimeout(celebrationTimer);
  if (publishStore.getState().phase === 'done') enter('idle');
}
