import { CircleAlert } from 'lucide-react';

export interface FieldMessageProps {
  errorId: string;
  hintId: string;
  error?: string | undefined;
  hint?: string | undefined;
}

export function FieldMessage({ errorId, hintId, error, hint }: FieldMessageProps) {
  if (error) {
    return (
      <p
        id={errorId}
        role="alert"
        className="flex items-start gap-1.5 text-xs font-medium text-danger-text phone:text-[13px]"
      >
        <CircleAlert aria-hidden="true" className="mt-px size-3.5" />
        {error}
      </p>
    );
  }
  if (!hint) return null;
  return (
    <p id={hintId} className="text-xs text-ink-2 phone:text-[13px]">
      {hint}
    </p>
  );
}
