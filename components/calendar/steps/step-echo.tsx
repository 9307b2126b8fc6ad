'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { onTakenStep, type TakenStep } from '@/stores/schedule/taken-steps/taken-steps';
import { focusAfterStep } from './after-step';

/** Says what was undone and redone, in whichever way, and takes the focus there. */
export function StepEcho() {
  const t = useTranslations('shell');
  const [said, setSaid] = useState({ text: '', count: 0 });
  useEffect(() => {
    const say = (text: string) => setSaid(({ count }) => ({ text, count: count + 1 }));
    return onTakenStep((taken) => {
      focusAfterStep(taken);
      wordsOf(taken).then(say, () => say(t(taken.kind)));
    });
  }, [t]);
  return (
    <p role="status" className="sr-only">
      {/* A new element, so that the same words are said again. */}
      <span key={said.count}>{said.text}</span>
    </p>
  );
}

/** The words come with the first step. Rejects if they do not. */
async function wordsOf(taken: TakenStep): Promise<string> {
  const [{ loadNewsWords }, { stepWords }] = await Promise.all([
    import('@/stores/notifications/news-words'),
    import('@/stores/schedule/taken-steps/step-words'),
  ]);
  const words = await loadNewsWords();
  return words ? stepWords(taken, words) : '';
}
