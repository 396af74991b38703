import { TextInput } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useFormat } from '#kernel/web/format.ts';
import { errorLines } from '#kernel/web/error-texts.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useUploadTexts } from '#kernel/web/upload-texts.ts';
import { FileDrop } from '#ui/FileDrop.tsx';
import { FramedList } from '#ui/FramedList.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ProgressLine } from '#ui/ProgressLine.tsx';
import { SettingSection } from '#ui/SettingSection.tsx';
import type { SigningUpload } from '../../contract/entities.ts';
import { longestName, maxBytes } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { AttachmentsField } from '../components/AttachmentsField.tsx';
import { UploadRow } from '../components/UploadRow.tsx';
import { errorText, type StepProps } from './step-props.ts';
import { useUploads } from '../components/use-uploads.ts';
import type { NewRequest } from './use-new-request.ts';
import styles from './new.module.css';

/** The PDF that is signed, what it is called, and what comes with it. */
export function DocumentStep({ form: { fields }, values, attachments }: StepProps & Pick<NewRequest, 'attachments'>) {
  const t = useTexts<typeof en>('signing');
  const { document } = values;
  const [chosen = null] = document;
  const take = (file: SigningUpload): void => {
    // The name may have been typed while the file was on its way.
    fields.setValues({ document: [file], ...(fields.getValues().name.trim() === '' && { name: nameOf(file) }) });
    fields.clearFieldError('document');
  };
  return (
    <>
      <DocumentField
        file={chosen}
        error={errorText(fields.errors['document'], document.length === 0 && t('new.document.required'))}
        onTake={take}
        onRemove={() => fields.setFieldValue('document', [])}
      />
      <TextInput
        label={t('new.document.name')}
        description={t('new.document.nameHint')}
        required
        maxLength={longestName}
        autoComplete="off"
        {...fields.getInputProps('name')}
      />
      <SettingSection title={t('new.document.attachments')} text={t('new.document.attachmentsText')}>
        <AttachmentsField
          files={values.attachments}
          document={document}
          uploads={attachments}
          onChange={(files) => fields.setFieldValue('attachments', [...files])}
        />
      </SettingSection>
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
  const texts = useUploadTexts(t('new.document.limit', { size: format.bytes(maxBytes) }));
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
