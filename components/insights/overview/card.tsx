import { type ReactNode, useId } from 'react';
import { TabHeading } from '@/components/insights/tab-heading';

const cardClass = 'min-w-0 rounded-popover border border-line-2 bg-surface p-4.5 phone:p-3.5';

export function OverviewSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="not-first:mt-6 phone:not-first:mt-4">
      <TabHeading id={id} className="pb-2.5 font-semibold phone:pb-2">
        {title}
      </TabHeading>
      {children}
    </section>
  );
}

/** Four figures in a row, two by two if there is less space. */
export function FigureGrid({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-2 gap-4 phone:gap-2.5 desktop:grid-cols-4">{children}</div>;
}

interface OverviewFigureProps {
  icon: ReactNode;
  label: string;
  figure: string;
  /** The subdued line below the figure. */
  note: string;
}

export function OverviewFigure({ icon, label, figure, note }: OverviewFigureProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cardClass}>
      <TabHeading
        id={id}
        className="flex items-start gap-2 text-ink-2 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:text-icon"
      >
        {icon}
        <span className="min-w-0 break-words hyphens-auto">{label}</span>
      </TabHeading>
      <p className="tnum mt-2.5 text-lg font-semibold">{figure}</p>
      <p className="tnum mt-0.5 text-xs text-ink-2">{note}</p>
    </section>
  );
}

export function OverviewCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cardClass}>
      <TabHeading id={id} className="font-semibold">
        {title}
      </TabHeading>
      {children}
    </section>
  );
}
