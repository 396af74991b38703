import { TextInput } from '@mantine/core';
import { IconFileText, IconPaperclip, IconX, type Icon } from '@tabler/icons-react';
import { useFormat } from '#kernel/web/format.ts';
import { errorLines } from '#kernel/web/error-texts.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useUploadTexts } from '#kernel/web/upload-texts.ts';
import { FileDrop } from '#ui/FileDrop.tsx';
import { FramedList, FramedRow } from '#ui/FramedList.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ProgressLine } from '#ui/ProgressLine.tsx';
import { SettingSection } from '#ui/SettingSection.tsx';
import type { SigningUpload } from '../../contract/entities.ts';
import { longestName, mostAttachments, mostBytes } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { errorText, type StepProps } from './step-props.ts';
import { useUploads } from './use-uploads.ts';
import styles from './new.module.css';

/** The PDF that is signed, what it is called, and what comes with it. */
export function DocumentStep({ form: { fields }, values }: StepProps) {
  const t = useTexts<typeof en>('signing');
  const { document, name } = values;
  const take = (file: SigningUpload): void => {
    fields.setValues({ document: file, ...(name.trim() === '' && { name: nameOf(file) }) });
    fields.clearFieldError('document');
  };
  return (
    <>
      <DocumentField
        file={document}
        error={errorText(fields.errors['document'])}
        onTake={take}
        onRemove={() => fields.setFieldValue('document', null)}
      />
      <TextInput
        label={t('new.document.name')}
        description={t('new.document.nameHint')}
        required
        maxLength={longestName}
        autoComplete="off"
        {...fields.getInputProps('name')}
      />
      <Attachments files={values.attachments} onChange={(files) => fields.setFieldValue('attachments', [...files])} />
    </>
  );
}

/** What the document is called at first: its file's name without the ending. */
function nameOf({ name }: SigningUpload): string {
  return name
    .replace(/\.pdf$/i, '')
    .replaceAll('_', ' ')
    .trim()
    .slice(0, longestName);
}

interface DocumentFieldProps {
  file: SigningUpload | null;
  error: string | undefined;
  onTake: (file: SigningUpload) => void;
  onRemove: () => void;
}

function DocumentField({ file, error, onTake, onRemove }: DocumentFieldProps) {
  const t = useTexts<typeof en>('signing');
  const format = useFormat();
  const { running, refused, upload } = useUploads('document', onTake);
  const texts = useUploadTexts(t('new.document.limit', { size: format.bytes(mostBytes) }));
  const [shown] = running;
  if (shown) return <ProgressLine label={t('new.document.uploading')} share={shown.share} text={shown.name} />;
  if (file)
    return (
      <div className={styles['chosen']}>
        <FramedList label={t('new.document.file')}>
          <UploadRow file={file} icon={IconFileText} onRemove={onRemove} />
        </FramedList>
        <output>
          <Notice tone={file.isRepaired ? 'note' : 'good'}>{t(file.isRepaired ? 'new.document.repaired' : 'new.document.fine')}</Notice>
        </output>
      </div>
    );
  return (
    <div className={styles['chosen']}>
      {refused && (
        <Notice tone="bad" role="alert" title={`${t('new.document.refusedTitle')}: ${refused.name}`}>
          {errorLines(refused.error).join('\n')}
        </Notice>
      )}
      <FileDrop
        label={t('new.document.file')}
        files={[]}
        accept="application/pdf,.pdf"
        onChange={upload}
        error={error}
        sizeOf={({ size }) => format.bytes(size)}
        texts={texts}
      />
    </div>
  );
}

interface AttachmentsProps {
  files: readonly SigningUpload[];
  onChange: (files: readonly SigningUpload[]) => void;
}

function Attachments({ files, onChange }: AttachmentsProps) {
  const t = useTexts<typeof en>('signing');
  const format = useFormat();
  const { running, refused, upload } = useUploads('attachment', (file, before) => onChange([...before, file]), files);
  const left = mostAttachments - files.length - running.length;
  const texts = useUploadTexts(t('new.document.attachmentsLimit', { count: mostAttachments, size: format.bytes(mostBytes) }), true);
  return (
    <SettingSection title={t('new.document.attachments')} text={t('new.document.attachmentsText')}>
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
      {left > 0 && (
        <FileDrop
          label={t('new.document.attach')}
          files={[]}
          isMultiple
          onChange={(chosen) => upload(chosen.slice(0, left))}
          sizeOf={({ size }) => format.bytes(size)}
          texts={texts}
        />
      )}
    </SettingSection>
  );
}

function UploadRow({ file: { name, pages, size }, icon: Picture, onRemove }: { file: SigningUpload; icon: Icon; onRemove: () => void }) {
  const t = useTexts<typeof en>('signing');
  const format = useFormat();
  const about = [pages !== null && t('new.document.pages', { count: pages }), format.bytes(size)].filter(Boolean).join(' · ');
  return (
    <FramedRow>
      <span className={styles['file']}>
        <Picture aria-hidden size={20} stroke={1.5} />
        <span className={styles['fileWords']}>
          <span>{name}</span>
          <span className={styles['quiet']}>{about}</span>
        </span>
      </span>
      <IconButton label={t('new.document.remove', { name })} icon={IconX} size={32} onClick={onRemove} />
    </FramedRow>
  );
}
