'use client';

import { Mail, MessageCircle, MessageSquare, Phone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import type { Employee } from '@/lib/employees/employee';
import { contactLinks } from '@/lib/employees/person/contact-links';
import { personOf } from '@/lib/employees/person/person';

interface ContactButtonsProps {
  employee: Employee;
  text: string;
  className?: string | undefined;
}

/** Renders nothing without a stored number or address. */
export function ContactButtons({ employee, text, className = '' }: ContactButtonsProps) {
  const links = contactLinks(personOf(employee), text);
  if (Object.keys(links).length === 0) return null;
  return (
    <LaterWords fallback={<div className={`min-h-7 phone:min-h-11 ${className}`} />}>
      <ContactLinks name={employee.name} links={links} className={className} />
    </LaterWords>
  );
}

const CONTACT_KINDS = [
  { way: 'call', Icon: Phone },
  { way: 'sms', Icon: MessageSquare },
  { way: 'whatsApp', Icon: MessageCircle },
  { way: 'mail', Icon: Mail },
] as const;

interface ContactLinksProps {
  name: string;
  links: ReturnType<typeof contactLinks>;
  className: string;
}

function ContactLinks({ name, links, className }: ContactLinksProps) {
  const t = useTranslations('people');
  return (
    <div className={`flex flex-wrap gap-1.5 ${className}`}>
      {CONTACT_KINDS.map(({ way, Icon }) => {
        const href = links[way];
        return (
          href !== undefined && (
            <a
              key={way}
              href={href}
              aria-label={t(`${way}Of`, { name })}
              className={contactClass}
              {...(way === 'whatsApp' && { target: '_blank', rel: 'noreferrer' })}
            >
              <Icon aria-hidden="true" className="size-3.5 shrink-0" />
              {t(way)}
            </a>
          )
        );
      })}
    </div>
  );
}

const contactClass =
  'focus-ring motion inline-flex min-h-7 items-center gap-1.5 rounded-control border border-line-2 px-2 text-xs ' +
  'font-medium text-ink-2 hover:bg-hover hover:text-ink phone:min-h-11 phone:px-3 phone:text-[13px] coarse:min-h-11 ' +
  'contrast:border-line-strong';
