'use client';

import { useEffect } from 'react';
import { readAnswers } from '@/lib/requests/links/answers';
import { withAnswers } from '@/lib/requests/phone/edit-kept';
import { phoneReplies } from '@/stores/replies/phone-replies';

/** Follows the answers that the link carries: what they tell of is kept here as it now stands. */
export function useAnswersOf(code: string, workplace: string): void {
  useEffect(() => {
    void readAnswers(code).then((told) => {
      if (told.answers.length > 0) phoneReplies().change(workplace, (kept) => withAnswers(kept, told));
    });
  }, [code, workplace]);
}
