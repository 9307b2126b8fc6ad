'use client';

import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { FieldMessage } from '@/components/ui/fields/field-message';
import { smallPicture } from '@/components/ui/page/small-picture';
import { isPhoto, PHOTO_PX } from '@/lib/employees/person/photo';

interface PhotoFieldProps {
  /** Empty for none. */
  photo: string;
  onChange: (photo: string) => void;
}

/** A small picture of the person, made here of whatever picture is chosen; the file itself is not kept. */
export function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const t = useTranslations('people');
  const input = useRef<HTMLInputElement>(null);
  const [isWrong, setIsWrong] = useState(false);
  const take = async (file: File) => {
    const picture = await smallPicture(file, PHOTO_PX);
    const isRead = picture !== undefined && isPhoto(picture);
    setIsWrong(!isRead);
    if (isRead) onChange(picture);
  };
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-3">
        {photo !== '' && <img src={photo} alt={t('photo')} className="size-9 rounded-full object-cover" />}
        <Button icon={<ImagePlus aria-hidden="true" />} onClick={() => input.current?.click()}>
          {t(photo === '' ? 'choosePhoto' : 'otherPhoto')}
        </Button>
        {photo !== '' && (
          <Button variant="ghost" onClick={() => onChange('')}>
            {t('removePhoto')}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={t('choosePhoto')}
        tabIndex={-1}
        className="hidden"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) void take(file);
        }}
      />
      <FieldMessage
        errorId="photo-error"
        hintId="photo-hint"
        error={isWrong ? t('photoWrong') : undefined}
        hint={undefined}
      />
    </div>
  );
}
