'use client';

import { useTranslations } from 'use-intl';
import { useFormats } from '@/components/ui/use-formats';
import type { FillFigures as Figures, Proposal } from '@/lib/auto-fill/proposal';

/** What the plan would change, in figures before and after. */
export function FillFigures({ before, after }: Pick<Proposal, 'before' | 'after'>) {
  const t = useTranslations('fill');
  const formats = useFormats();
  const rows: readonly (readonly [name: string, figure: (figures: Figures) => string])[] = [
    [t('filled'), ({ filled, open }) => t('filledOf', { filled, open })],
    [t('overtime'), ({ overtimeMinutes }) => formats.duration(overtimeMinutes)],
    [t('spread'), ({ spreadMinutes }) => formats.duration(spreadMinutes)],
    [t('weekends'), ({ mostWeekendDays }) => formats.integer(mostWeekendDays)],
  ];
  return (
    <table className="tnum w-full border-collapse text-sm">
      <caption className="sr-only">{t('figures')}</caption>
      <thead>
        <tr className="text-xs text-ink-2 phone:text-[13px] [&>th]:pb-1 [&>th]:font-medium">
          <th scope="col" className="text-left">
            <span className="sr-only">{t('figure')}</span>
          </th>
          <th scope="col" className="pl-4 text-right">
            {t('before')}
          </th>
          <th scope="col" className="pl-4 text-right">
            {t('after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, figure]) => (
          <tr key={name} className="border-t border-line [&>*]:py-1.5">
            <th scope="row" className="text-left font-normal text-ink-2">
              {name}
            </th>
            <td className="pl-4 text-right whitespace-nowrap text-ink-2">{figure(before)}</td>
            <td className="pl-4 text-right font-semibold whitespace-nowrap">{figure(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
