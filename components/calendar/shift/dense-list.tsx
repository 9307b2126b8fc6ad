'use client';

import { isSameFields } from '@/lib/saved-data/records/same-data';
import './dense-card.css';
import { memo, type ReactNode, useState } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { lengthBarShare } from '@/lib/shifts/shift/display';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import { startsPartOfDay } from '@/lib/shifts/views/density';
import { type ShiftMark, useShiftMarks } from '@/stores/schedule/problems/marks';
import type { DetailsSide } from './dense-details';
import type { CardTexts } from './texts';
import type { MayCut } from './use-line-room';

/** A load failure is not reported on every line: the line opens as a card, and its keys do all that its tools do. */
const DenseDetails = lazyPart(() => import('./dense-details').then((module) => module.DenseDetails), {
  onError: logLoadFailure,
});

/** Approximate height of the details. */
const DETAILS_PX = 130;
/** The classes `bar-3` to `bar-16` of the style sheet. */
const BAR_STEPS = 16;
/** Width of the icons of a line. */
const DOT_PX = 12;
const CLOCK_PX = 16;
const WARNING_PX = 15;

interface DenseListProps {
  shifts: readonly Shift[];
  /** The React key of each shift's line, by id. */
  keys: ReadonlyMap<string, number>;
  overlapping: ReadonlySet<string>;
  unpublished: ReadonlySet<string>;
  isNarrow: boolean;
  mayCut: MayCut;
  texts: CardTexts;
}

interface Opened {
  readonly id: string;
  readonly side: DetailsSide;
}

/** Everything that affects how a line looks. */
interface Line {
  readonly shift: Shift;
  readonly isOverlapping: boolean;
  readonly isUnpublished: boolean;
  readonly problem: ShiftMark | undefined;
  readonly startsPart: boolean;
  readonly isNarrow: boolean;
  readonly mayCut: MayCut;
  readonly opens: DetailsSide | undefined;
  readonly texts: CardTexts;
}

/**
 * A day of many shifts, one line each; details and tools render on hover or focus. Hundreds of lines are on the page at
 * once, and another week replaces the shift of each. So lines are not components: the list caches the elements of a
 * line until something in it changes.
 */
export const DenseList = memo(function DenseList(props: DenseListProps) {
  const { shifts, keys, overlapping, unpublished, isNarrow, mayCut, texts } = props;
  const [pointed, setPointed] = useState<Opened>();
  const [focused, setFocused] = useState<Opened>();
  const [lineOf] = useState(createLines);
  const marks = useShiftMarks();
  return (
    <ul
      className="shift-list"
      data-density="dense"
      onPointerOver={({ target }) => setPointed(keepPrevious(openedAt(target)))}
      onPointerLeave={() => setPointed(undefined)}
      onFocus={({ target }) => setFocused(keepPrevious(openedAt(target)))}
      onBlur={() => setFocused(undefined)}
    >
      {shifts.map((shift, position) => {
        const isOverlapping = overlapping.has(shift.id);
        return lineOf(keys.get(shift.id) ?? position, {
          shift,
          isOverlapping,
          isUnpublished: unpublished.has(shift.id),
          problem: marks.get(shift.id)?.[isOverlapping ? 'besideOverlap' : 'all'],
          startsPart: startsPartOfDay(shifts[position - 1]?.startTime, shift.startTime),
          isNarrow,
          mayCut,
          opens: [pointed, focused].find((opened) => opened?.id === shift.id)?.side,
          texts,
        });
      })}
    </ul>
  );
});

/** Returns the identical elements until something in the line changes, so that React skips them. */
function createLines(): (key: number, line: Line) => ReactNode {
  const known = new Map<number, { readonly line: Line; readonly element: ReactNode }>();
  return (key, line) => {
    const before = known.get(key);
    if (before && isSameFields(before.line, line)) return before.element;
    const element = renderLine(key, line);
    known.set(key, { line, element });
    return element;
  };
}

function renderLine(key: number, line: Line): ReactNode {
  const { shift, isOverlapping, isUnpublished, problem, startsPart, opens, texts } = line;
  const name = line.isNarrow ? texts.shortName(shift) : texts.name(shift);
  const time = texts.shortTime(shift);
  const isLong = line.mayCut(name, time, signsPx(line));
  const canceled = shift.status === 'Canceled' ? ' is-canceled' : '';
  const pending = shift.status === 'Pending' ? ' is-pending' : '';
  return (
    <li
      key={key}
      className={`dense-card${barOf(shift)}`}
      data-shift-id={shift.id}
      data-role-color={texts.color(shift)}
      data-shift-status={shift.status}
      data-open={isOpenShift(shift) || undefined}
      data-overlap={isOverlapping || undefined}
      data-unpublished={isUnpublished || undefined}
      data-week-item=""
      data-starts-part={startsPart || undefined}
      tabIndex={-1}
      aria-label={texts.label(shift, isOverlapping, isUnpublished)}
      aria-description={problem?.words}
    >
      <span
        className={`dense-name${canceled}${isUnpublished ? ' is-unpublished' : ''}${isLong ? ' is-long' : ''}`}
      >
        {name}
      </span>
      <span className={`dense-time tnum${canceled}${pending}${signOf(problem)}`}>{time}</span>
      {opens && (
        <DenseDetails
          shift={shift}
          isOverlapping={isOverlapping}
          isUnpublished={isUnpublished}
          problem={problem}
          side={opens}
          texts={texts}
        />
      )}
    </li>
  );
}

function signsPx({ shift, isUnpublished, problem }: Line): number {
  const clockPx = shift.status === 'Pending' ? CLOCK_PX : 0;
  return clockPx + (isUnpublished ? DOT_PX : 0) + (problem ? WARNING_PX : 0);
}

/** A class for the length in half hours: with inline styles no two lines could share theirs. */
function barOf(shift: Shift): string {
  return ` bar-${Math.round(lengthBarShare(shiftMinutes(shift)) * BAR_STEPS)}`;
}

function signOf(problem: ShiftMark | undefined): string {
  if (!problem) return '';
  return problem.tone === 'Canceled' ? ' is-problem is-refused' : ' is-problem';
}

/** The line under the pointer or with the focus. */
function openedAt(target: EventTarget): Opened | undefined {
  const card = target instanceof Element ? target.closest<HTMLElement>('.dense-card') : null;
  const id = card?.dataset.shiftId;
  if (!card || id === undefined) return undefined;
  // The details open upwards if the end of the page would cut them off.
  const isLow = card.getBoundingClientRect().bottom + DETAILS_PX > window.innerHeight;
  return { id, side: isLow ? 'up' : 'down' };
}

/** Keeps the previous state object for the same line, so that nothing renders. */
function keepPrevious(opened: Opened | undefined): (before: Opened | undefined) => Opened | undefined {
  return (before) => (before?.id === opened?.id ? before : opened);
}
