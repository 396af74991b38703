import { useFormat } from '#kernel/web/format.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { FileDrop } from '#ui/FileDrop.tsx';
import type { en } from '../texts/en.ts';

interface FilesFieldProps {
  label: string;
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
  /** How many the call accepts. */
  most: number;
}

/** Files that are sent together with the other fields of a form. */
export function FilesField({ label, files, onChange, most }: FilesFieldProps) {
  const t = useTexts<typeof en>('files');
  const k = useKernelTexts();
  const format = useFormat();
  return (
    <FileDrop
      label={label}
      files={files}
      onChange={(chosen) => onChange(chosen.slice(0, most))}
      isMultiple
      sizeOf={({ size }) => format.bytes(size)}
      texts={{
        choose: k('upload.chooseMany'),
        drop: k('upload.dropMany'),
        limit: t('panel.atMost', { count: most }),
        remove: (name) => k('upload.remove', { name }),
      }}
    />
  );
}
