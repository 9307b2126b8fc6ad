'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';

const FORMS = ['table', 'chart'] as const;

export type HoursForm = (typeof FORMS)[number];

interface HoursToolsProps {
  form: HoursForm;
  onForm: (form: HoursForm) => void;
  onDownload: () => void;
}

/** The switch between table and chart, and the spreadsheet download. */
export function HoursTools({ form, onForm, onDownload }: HoursToolsProps) {
  const t = useTranslations('insights');
  return (
    <>
      <fieldset
        aria-label={t('hoursShowAs')}
        className="inline-flex gap-0.5 rounded-control bg-fill p-0.75 contrast:border-2 contrast:border-line-strong contrast:p-0"
      >
        {FORMS.map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={option === form}
            onClick={() => onForm(option)}
            className={classNames(
              'relative min-h-6.5 rounded-card px-2.5 text-sm font-medium motion focus-ring hit-44 phone:min-h-9.5',
              option === form
                ? 'bg-surface text-ink shadow-1 dark:bg-pressed contrast:bg-ink contrast:text-canvas'
                : 'text-ink-2 hover:text-ink',
            )}
          >
            {t(option === 'table' ? 'hoursAsTable' : 'hoursAsChart')}
          </button>
        ))}
      </fieldset>
      <Button className="relative" icon={<Download aria-hidden="true" />} onClick={onDownload}>
        {t('hoursDownload')}
      </Button>
    </>
  );
}
