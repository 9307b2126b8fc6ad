'use client';

import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type ClockTime, parseClockTime } from '@/lib/time/clock-time';
import { isOvernight } from '@/lib/time/interval';
import { isClosing, parseTimes, readSpan, type TimeText } from '@/lib/time/parse-times';
import { TimeField } from './time-field';

interface Span {
  /** `HH:MM`, or the typed text if it is no time. */
  readonly start: string;
  readonly end: string;
}

interface TimeSpanFieldsProps extends Span {
  startRef?: RefObject<HTMLInputElement | null> | undefined;
  labels: Span;
  errors: { readonly [Side in keyof Span]?: string | undefined };
  nextDay?: string | undefined;
  /** The meaning of `close` typed as the end. */
  closing?: ClockTime | undefined;
  onChange: (changed: Partial<Span>) => void;
}

interface Typed {
  readonly text: string;
  readonly value: string;
}

/** Both times of text such as `10-6`; undefined for other text. */
function wholeSpan(text: string, closing: ClockTime | undefined): Span | undefined {
  const read = parseTimes(text, closing);
  const [only, more] = read.isOk ? read.value : [];
  return only && !more ? { start: only.startTime, end: only.endTime } : undefined;
}

/** The meaning of one side can depend on the other, as in `5` and `1`. Renders two grid cells. */
export function TimeSpanFields(props: TimeSpanFieldsProps) {
  const { start, end, labels, errors, nextDay, startRef, closing, onChange } = props;
  const [typed, setTyped] = useState<{ readonly [Side in keyof Span]?: Typed }>({});
  const values = { start, end };
  const textOf = (side: keyof Span): TimeText => {
    const known = typed[side];
    // A value set elsewhere, such as by a preset, is not the typed text.
    return known?.value === values[side]
      ? { text: known.text, isTyped: true }
      : { text: values[side], isTyped: false };
  };
  const type = (side: keyof Span) => (text: string) => {
    const both = side === 'start' ? wholeSpan(text, closing) : undefined;
    if (both) {
      setTyped({});
      onChange(both);
      return;
    }
    const texts = { start: textOf('start'), end: textOf('end'), [side]: { text, isTyped: true } };
    const read = readSpan(texts.start, texts.end, closing);
    const after = { start: read.startTime ?? texts.start.text, end: read.endTime ?? texts.end.text };
    setTyped({
      ...(texts.start.isTyped && { start: { text: texts.start.text, value: after.start } }),
      ...(texts.end.isTyped && { end: { text: texts.end.text, value: after.end } }),
    });
    onChange({
      ...((side === 'start' || after.start !== start) && { start: after.start }),
      ...((side === 'end' || after.end !== end) && { end: after.end }),
    });
  };
  const followClosing = useEffectEvent((time: ClockTime) => {
    const { text } = textOf('end');
    if (!isClosing(text) || end === time) return;
    setTyped({ ...typed, end: { text, value: time } });
    onChange({ end: time });
  });
  // Another day may close at another time.
  useEffect(() => {
    if (closing !== undefined) followClosing(closing);
  }, [closing]);
  const isNextDay =
    parseClockTime(start) !== undefined && parseClockTime(end) !== undefined && isOvernight(start, end);
  return (
    <>
      <TimeField
        label={labels.start}
        inputRef={startRef}
        value={start}
        onChange={(time) => onChange({ start: time })}
        onType={type('start')}
        error={errors.start}
      />
      <TimeField
        label={labels.end}
        value={end}
        onChange={(time) => onChange({ end: time })}
        onType={type('end')}
        error={errors.end}
        note={isNextDay ? nextDay : undefined}
      />
    </>
  );
}
