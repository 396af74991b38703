import { Radio } from '@mantine/core';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { Mark } from '#ui/Mark.tsx';
import { Notice } from '#ui/Notice.tsx';
import { RadioCard } from '#ui/RadioCard.tsx';
import { SettingSection } from '#ui/SettingSection.tsx';
import { languages } from '../../contract/document.ts';
import type { ContractTemplate } from '../../contract/template.ts';
import type { en } from '../../texts/en.ts';
import styles from './new.module.css';

interface TemplateSectionsProps {
  templates: readonly ContractTemplate[];
  chosen: string;
  /** What binds a field to its value in the form. */
  fieldOf: (name: 'templateId' | 'language') => object;
}

/** The choice of template and language. */
export function TemplateSections({ templates, chosen, fieldOf }: TemplateSectionsProps) {
  const t = useTexts<typeof en>('employment');
  const own = useLanguage();
  const isUnsafe = templates.find(({ key }) => key === chosen)?.isUnsafe === true;
  return (
    <>
      <SettingSection title={t('list.new.template')}>
        <Radio.Group label={t('list.new.kind')} {...fieldOf('templateId')}>
          <div className={styles['cards']}>
            {templates.map(({ key, name, description, isUnsafe: isMarked }) => (
              <RadioCard
                key={key}
                value={key}
                name={name[own]}
                text={description[own]}
                mark={isMarked && <Mark>{t('list.new.unsafe')}</Mark>}
              />
            ))}
          </div>
        </Radio.Group>
        {isUnsafe && (
          <output>
            <Notice tone="warn" title={t('list.new.unsafeTitle')}>
              {t('list.new.unsafeText')}
            </Notice>
          </output>
        )}
      </SettingSection>
      <SettingSection title={t('list.new.languageTitle')} text={t('list.new.languageHint')}>
        <Radio.Group label={t('list.new.language')} {...fieldOf('language')}>
          <div className={styles['choices']}>
            {languages.map((language) => (
              <Radio key={language} value={language} label={t(`list.languages.${language}`)} />
            ))}
          </div>
        </Radio.Group>
      </SettingSection>
    </>
  );
}
