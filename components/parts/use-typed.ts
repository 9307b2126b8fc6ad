import { useEffect, useRef, useState } from 'react';

interface Typed {
  /** The typed text until it is saved; undefined if nothing is typed. */
  readonly text: string | undefined;
  onChange(text: string): void;
  /** Ends the typing: on blur and on Enter. */
  onDone(): void;
}

/**
 * Holds a text while the person types. Calls `save` once with the typed text: on Enter, on blur, and when the
 * field or the page goes away. `save` returns false to keep invalid text in the field.
 */
export function useTyped(save: (text: string) => boolean): Typed {
  const [text, setText] = useState<string>();
  const pending = useRef<() => boolean>(undefined);

  useEffect(() => {
    pending.current = text === undefined ? undefined : () => save(text);
  });
  useEffect(() => {
    const saveNow = () => void pending.current?.();
    window.addEventListener('pagehide', saveNow);
    return () => {
      window.removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, []);

  return {
    text,
    onChange: setText,
    onDone() {
      if (text === undefined || !save(text)) return;
      pending.current = undefined;
      setText(undefined);
    },
  };
}

/** Calls `act` when Enter is pressed in the field. */
export const onEnter =
  (act: () => void) =>
  ({ key }: { readonly key: string }): void => {
    if (key === 'Enter') act();
  };
