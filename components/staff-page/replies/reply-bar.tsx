'use client';

import { Send } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';

interface ReplyBarProps {
  count: number;
  /** Whether anything was asked at all. */
  hasAsked: boolean;
  onSend: () => void;
}

/** What still has to be sent, at the bottom of the screen; in the flow, so that it covers nothing at the page's end. */
export function ReplyBar({ count, hasAsked, onSend }: ReplyBarProps) {
  const t = useTranslations('replies');
  return (
    // It stays without its content, and takes the focus when the button in it is gone.
    <section
      aria-label={t('bar.title')}
      tabIndex={-1}
      data-open={count > 0 || undefined}
      className="reply-bar staff-screen-only"
    >
      <div>
        <p role="status" className={count > 0 ? 'tnum min-w-0 grow' : 'sr-only'}>
          {count > 0 ? t('bar.count', { count }) : hasAsked && t('bar.none')}
        </p>
        {count > 0 && (
          <Button
            variant="primary"
            size="lg"
            className="shrink-0"
            icon={<Send aria-hidden="true" />}
            onClick={onSend}
          >
            {t('bar.send')}
          </Button>
        )}
      </div>
    </section>
  );
}
