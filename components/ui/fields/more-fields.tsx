'use client';

import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface MoreFieldsProps {
  label: string;
  /** Initially open, because a field inside is set. */
  isOpen: boolean;
  /** Forced open, because a field inside is invalid. */
  mustShow?: boolean;
  children: () => ReactNode;
}

export function MoreFields({ label, isOpen: startsOpen, mustShow = false, children }: MoreFieldsProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const [wasOpen, setWasOpen] = useState(startsOpen);
  return (
    <details
      className="group/more"
      open={isOpen || mustShow}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
        setWasOpen((before) => before || currentTarget.open);
      }}
    >
      <summary className="focus-ring motion -mx-1 flex min-h-8 w-fit cursor-pointer list-none items-center gap-1.5 rounded-control px-1 pr-2 font-medium text-ink-2 hover:text-ink coarse:min-h-11 phone:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="motion size-4 text-icon group-open/more:rotate-90" />
        {label}
      </summary>
      {(wasOpen || mustShow) && <div className="flex flex-col gap-5 pt-3">{children()}</div>}
    </details>
  );
}
