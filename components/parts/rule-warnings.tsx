'use client';

import { CircleAlert, TriangleAlert } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import { isHardBreak, type RuleBreak } from '@/lib/rules/rule-break';
import { useRuleSentences } from './use-rule-sentences';

interface RuleWarningsProps {
  breaks: readonly RuleBreak[];
  className?: string | undefined;
}

export function RuleWarnings({ breaks, className }: RuleWarningsProps) {
  const sentence = useRuleSentences();
  if (breaks.length === 0) return null;
  return (
    <span className={classNames('flex flex-col gap-1 text-xs font-medium phone:text-[13px]', className)}>
      {breaks.map((found) => {
        const Icon = isHardBreak(found) ? CircleAlert : TriangleAlert;
        const text = sentence(found);
        return (
          <span
            key={text}
            data-status={isHardBreak(found) ? 'Canceled' : 'Pending'}
            className="flex items-start gap-1.5 text-status-text"
          >
            <Icon aria-hidden="true" className="mt-px size-3.5 shrink-0" />
            <span className="wrap-anywhere">{text}</span>
          </span>
        );
      })}
    </span>
  );
}
