import { useEffect, useRef, useState } from 'react';

interface Typed {
  /** Undefined while nothing is typed, or what was typed is done. */
  readonly text: string | undefined;
  onChange(text: string): void;
  /** Ends the typing: on blur and on Enter. */
  onDone(): void;
}

/**
 * A text while it is typed. `save` gets it once: when the field loses the focus, on Enter, and when the field or the page
 * goes away, so that nothing typed is lost. It returns false to keep a text that makes no sense in the field.
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
