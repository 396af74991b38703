import { Checkbox } from '@mantine/core';
import { useForm } from '#kernel/web/form.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { SettingSection } from '#ui/SettingSection.tsx';
import { showToast } from '#ui/toasts.ts';
import { getCompany, updateCompanyInterests } from '../../contract/endpoints.ts';
import { interests } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { SectionForm } from './SectionForm.tsx';
import type { SectionProps } from './sections.ts';
import styles from './settings.module.css';

/** The company's purposes of using the product. */
export function InterestsSection({ company }: Pick<SectionProps, 'company'>) {
  const t = useTexts<typeof en>('company');
  const { write } = useWrite(updateCompanyInterests, { changes: [getCompany] });
  const form = useForm(updateCompanyInterests.body, {
    initial: { interests: company.interests },
    draft: { place: 'company/settings/interests' },
    send: (body) => write({ body }),
    onSent: () => void showToast({ title: t('settings.saved') }),
  });
  return (
    <SettingSection title={t('settings.interests.title')} text={t('settings.interests.text')}>
      <SectionForm form={form}>
        <Checkbox.Group aria-label={t('settings.interests.title')} {...form.fields.getInputProps('interests')}>
          <div className={styles['choices']}>
            {interests.map((one) => (
              <Checkbox key={one} value={one} label={t(`settings.interests.names.${one}`)} />
            ))}
          </div>
        </Checkbox.Group>
      </SectionForm>
    </SettingSection>
  );
}
