'use client';

import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';

interface FileButtonProps {
  label: string;
  icon: ReactNode;
  accept: string;
  variant?: 'soft' | undefined;
  className?: string | undefined;
  onFile: (file: File) => void;
}

/** The same file can be chosen again. */
export function FileButton({ label, accept, onFile, ...look }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        className="hidden"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
