'use client';

import { useEffect, useState } from 'react';
import type { WeekSheet } from '@/lib/week-sheet/week-sheet';
import type { SheetFont } from './sheet-font';
import { weekPicture } from './week-picture';

interface WeekPicture {
  readonly blob: Blob;
  /** Object URL of the blob while it is shown. */
  readonly url: string;
}

interface Painted {
  readonly of: WeekSheet;
  /** Undefined when painting failed. */
  readonly picture: WeekPicture | undefined;
}

/** The sheet as a picture, once it is painted. */
export function useWeekPicture(loaded: { readonly sheet: WeekSheet; readonly font: SheetFont } | undefined): {
  readonly picture: WeekPicture | undefined;
  readonly hasFailed: boolean;
} {
  const [painted, setPainted] = useState<Painted>();
  useEffect(() => {
    if (!loaded) return;
    const { sheet, font } = loaded;
    let isHere = true;
    let url: string | undefined;
    weekPicture(sheet, font).then(
      (blob) => {
        if (!isHere) return;
        url = URL.createObjectURL(blob);
        setPainted({ of: sheet, picture: { blob, url } });
      },
      (error: unknown) => {
        console.warn('The picture could not be painted.', error);
        if (isHere) setPainted({ of: sheet, picture: undefined });
      },
    );
    return () => {
      isHere = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [loaded]);
  const current = painted && painted.of === loaded?.sheet ? painted : undefined;
  return { picture: current?.picture, hasFailed: current !== undefined && current.picture === undefined };
}
