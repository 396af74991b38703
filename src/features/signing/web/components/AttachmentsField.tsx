import { IconPaperclip } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { errorLines, warningLines } from '#kernel/web/error-texts.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useUploadTexts } from '#kernel/web/upload-texts.ts';
import { FileDrop } from '#ui/FileDrop.tsx';
import { FramedList } from '#ui/FramedList.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ProgressLine } from '#ui/ProgressLine.tsx';
import type { SigningUpload } from '../../contract/entities.ts';
import { maxAttachments, maxBytes } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { areTooLarge } from '../too-large.ts';
import { UploadRow } from './UploadRow.tsx';
import type { Uploads } from './use-uploads.ts';

interface AttachmentsFieldProps {
  files: readonly SigningUpload[];
  /** What they come with. */
  document?: readonly SigningUpload[];
  /** Of the form: leaving a step does not end them. */
  uploads: Uploads;
  onChange: (files: readonly SigningUpload[]) => void;
}

/** Files that are read together with the document. */
export function AttachmentsField({ files, document = [], uploads, onChange }: AttachmentsFieldProps) {
  const t = useTexts<typeof en>('signing');
  const format = useFormat();
  const { running, refused, upload } = uploads;
  const left = maxAttachments - files.length - running.length;
  const [leftOut, setLeftOut] = useState(0);
  const add = (chosen: readonly File[]): void => {
    setLeftOut(Math.max(0, chosen.length - left));
    upload(chosen.slice(0, left));
  };
  const texts = useUploadTexts(t('new.document.attachmentsLimit', { count: maxAttachments, size: format.bytes(maxBytes) }), true);
  return (
    <>
      {files.length > 0 && (
        <FramedList label={t('new.document.attachments')}>
          {files.map((file) => (
            <UploadRow
              key={file.fileId}
              file={file}
              icon={IconPaperclip}
              onRemove={() => onChange(files.filter(({ fileId }) => fileId !== file.fileId))}
            />
          ))}
        </FramedList>
      )}
      {running.map(({ key, name, share }) => (
        <ProgressLine key={key} label={t('new.document.uploadingFile', { name })} share={share} />
      ))}
      {refused && (
        <Notice tone="bad" role="alert" title={refused.name}>
          {errorLines(refused.error).join('\n')}
        </Notice>
      )}
      {leftOut > 0 && (
        <Notice tone="warn" role="alert">
          {t('new.document.tooMany', { left: leftOut, count: maxAttachments })}
        </Notice>
      )}
      {areTooLarge([...document, ...files]) && (
        <Notice tone="bad" role="alert">
          {warningLines(['signing.FileSizeExceeded'], 'signing').join('\n')}
        </Notice>
      )}
      {left > 0 && (
        <FileDrop
          label={t('new.document.attach')}
          files={[]}
          isMultiple
          onChange={add}
          sizeOf={({ size }) => format.bytes(size)}
          texts={texts}
        />
      )}
    </>
  );
}
