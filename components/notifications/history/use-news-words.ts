import { useContext, useEffect, useState } from 'react';
import { LoadFailureContext } from '@/components/ui/loading/load-failure';
import { loadNewsWords, type NewsWords } from '@/stores/notifications/news-words';
import { useLanguage } from '@/stores/preferences/use-language';

/** The words of news and history, its sentences too, in the language that is shown; undefined until they are loaded. */
export function useNewsWords(): NewsWords | undefined {
  const messages = useLanguage((state) => state.messages);
  const report = useContext(LoadFailureContext);
  const [loaded, setLoaded] = useState<{ messages: typeof messages; words: NewsWords | undefined }>();
  useEffect(() => {
    let isHere = true;
    loadNewsWords().then((words) => {
      if (isHere) setLoaded({ messages, words });
    }, report);
    return () => {
      isHere = false;
    };
  }, [messages, report]);
  return loaded?.messages === messages ? loaded.words : undefined;
}
