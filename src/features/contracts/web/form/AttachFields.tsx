import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { maxFilesOfRequest } from '#features/files/contract/limits.ts';
import { AttachField, refusalsOf } from '#features/files/web/public.ts';
import { addEntry } from '#kernel/web/add-entry.ts';
import { warningLines } from '#kernel/web/error-texts.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Columns } from '#ui/Columns.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { SettingSection } from '#ui/SettingSection.tsx';
import { contractFiles } from '../../contract/file-endpoints.ts';
import type { en } from '../../texts/en.ts';
import styles from './form.module.css';
import type { ContractForm } from './use-contract-form.ts';

const maxLinks = 10;

/** Files with their folders, and links, that are saved together with the contract. */
export function AttachFields({ form, contract }: ContractForm) {
  const t = useTexts<typeof en>('contracts');
  const { fields, error } = form;
  const { links, attached } = fields.getValues();
  const refusals = refusalsOf(error?.details);
  return (
    <SettingSection title={t('form.files')} text={contract ? t('form.filesHint') : undefined}>
      <AttachField
        label={t('form.newFiles')}
        value={attached}
        onChange={(changed) => fields.setFieldValue('attached', changed)}
        most={maxFilesOfRequest}
        place={contract && { files: contractFiles, ownerId: contract.contractId }}
        error={error}
        errorAt={(path) => textOf(fields.errors[`attached.${path}`])}
      />
      {links.map((_link, index) => {
        const refused = refusals.get(`externalFiles[${index}]`);
        return (
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
            <Columns>
              <TextInput label={t('form.linkName')} required {...fields.getInputProps(`links.${index}.fileName`)} />
              <TextInput
                label={t('form.linkUrl')}
                required
                type="url"
                placeholder={t('form.linkHint')}
                {...fields.getInputProps(`links.${index}.url`)}
              />
            </Columns>
            {refused && (
              <p className={styles['refused']} role="alert">
                {warningLines([refused]).join(' ')}
              </p>
            )}
          </div>
        );
      })}
      {links.length < maxLinks && (
        <ButtonRow>
          <Button
            variant="default"
            leftSection={<IconPlus aria-hidden />}
            onClick={() => addEntry(fields, { list: 'links', place: links.length, entry: { fileName: '', url: '' }, first: 'fileName' })}
          >
            {t('form.addLink')}
          </Button>
        </ButtonRow>
      )}
    </SettingSection>
  );
}

const textOf = (error: unknown): string | undefined => (typeof error === 'string' ? error : undefined);
