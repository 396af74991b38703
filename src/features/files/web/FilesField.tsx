import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useUploadTexts } from '#kernel/web/upload-texts.ts';
import { FileDrop } from '#ui/FileDrop.tsx';
import type { en } from '../texts/en.ts';

interface FilesFieldProps {
  label: string;
  /** How many the call accepts. */
  most: number;
  value?: readonly File[];
  onChange?: (files: readonly File[]) => void;
  error?: unknown;
}

/** Files that are sent together with the other fields of a form, as one of its values (shell.48, record 95). */
export function FilesField({ label, most, value = [], onChange, error }: FilesFieldProps) {
  const t = useTexts<typeof en>('files');
  const texts = useUploadTexts(t('panel.atMost', { count: most }), true);
  const format = useFormat();
  return (
    <FileDrop
      label={label}
      files={value}
      onChange={(chosen) => onChange?.(chosen.slice(0, most))}
      {...(typeof error === 'string' && { error })}
      isMultiple
      sizeOf={({ size }) => format.bytes(size)}
      texts={texts}
    />
  );
}
