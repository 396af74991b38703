import { useState } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { FileDrop } from '#ui/FileDrop.tsx';
import { maxPictureBytes } from '../../contract/limits.ts';
import type { en } from '../../texts/en.ts';

const accepted = '.jpg,.jpeg,.png,.gif';
const types = ['image/jpeg', 'image/png', 'image/gif'];

interface ChoosePictureProps {
  label: string;
  /** Why the server did not take the chosen one. */
  refused?: string | undefined;
  onChoose: (file: File) => void;
}

/** Accepts one valid picture, and reports what is wrong with any other file. */
export function ChoosePicture({ label, refused, onChoose }: ChoosePictureProps) {
  const t = useTexts<typeof en>('files');
  const format = useFormat();
  const [error, setError] = useState<string>();
  // A name may promise a picture that the content is not.
  const look = async (file: File): Promise<void> => {
    const picture = await createImageBitmap(file).catch(() => undefined);
    picture?.close();
    setError(picture ? undefined : t('panel.picture.unreadable'));
    if (picture) onChoose(file);
  };
  const take = ([file]: readonly File[]): void => {
    if (!file) return;
    if (types.includes(file.type) && file.size > 0 && file.size <= maxPictureBytes) void look(file);
    else setError(t('panel.picture.wrong'));
  };
  return (
    <FileDrop
      label={label}
      files={[]}
      onChange={take}
      accept={accepted}
      error={error ?? refused}
      sizeOf={({ size }) => format.bytes(size)}
      texts={{
        choose: t('panel.picture.choose'),
        drop: t('panel.picture.drop'),
        limit: t('panel.picture.limit'),
        remove: (name) => t('panel.picture.remove', { name }),
      }}
    />
  );
}
