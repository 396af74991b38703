import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { maxFilesOfRequest } from '#features/files/contract/limits.ts';
import type { FileChangeProblem } from '#features/files/contract/file-changes.ts';
import { FilesField } from '#features/files/web/public.ts';
import { warningLines } from '#kernel/web/error-texts.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { SettingSection } from '#ui/SettingSection.tsx';
import type { en } from '../../texts/en.ts';
import styles from './form.module.css';
import type { ContractForm } from './use-contract-form.ts';

const mostLinks = 10;

/** Files and links that are saved together with the contract. */
export function AttachFields({ form, contract, files, setFiles }: ContractForm) {
  const t = useTexts<typeof en>('contracts');
  const { fields } = form;
  const { links } = fields.getValues();
  return (
    <SettingSection title={t('form.files')} text={contract ? t('form.filesHint') : undefined}>
      <FilesField label={t('form.newFiles')} files={files} onChange={setFiles} most={maxFilesOfRequest} />
      {links.map((_link, index) => (
        // Links have no id, and change their index only when one is removed.
        <div key={index} className={styles['entry']}>
          <div className={styles['entryHead']}>
            {t('form.link', { number: index + 1 })}
            <IconButton
              label={t('form.removeLink', { number: index + 1 })}
              icon={IconTrash}
              onClick={() => fields.removeListItem('links', index)}
            />
          </div>
          <div className={styles['pair']}>
            <TextInput label={t('form.linkName')} required {...fields.getInputProps(`links.${index}.fileName`)} />
            <TextInput
              label={t('form.linkUrl')}
              required
              type="url"
              placeholder={t('form.linkHint')}
              {...fields.getInputProps(`links.${index}.url`)}
            />
          </div>
        </div>
      ))}
      <Refused form={form} />
      {links.length < mostLinks && (
        <ButtonRow>
          <Button
            variant="default"
            leftSection={<IconPlus aria-hidden />}
            onClick={() => fields.insertListItem('links', { fileName: '', url: '' })}
          >
            {t('form.addLink')}
          </Button>
        </ButtonRow>
      )}
    </SettingSection>
  );
}

/** Why single files were refused, each by its name. */
function Refused({ form: { error } }: Pick<ContractForm, 'form'>) {
  // The answer of calls that change files.
  const { files: refused = [] } = (error?.details ?? {}) as { files?: readonly FileChangeProblem[] };
  if (refused.length === 0) return null;
  return (
    <ul className={styles['refused']} role="alert">
      {refused.map(({ part, fileName, code }) => (
        <li key={part}>
          {fileName}: {warningLines([code]).join(' ')}
        </li>
      ))}
    </ul>
  );
}
