import type { ReactNode } from 'react';
import type { FormState } from '#kernel/web/form.ts';
import { FormFrame } from '#kernel/web/FormFrame.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import styles from './settings.module.css';

interface SectionFormProps {
  form: FormState;
  /** Whether the user may change it. */
  mayChange?: boolean;
  children: ReactNode;
}

/** The fields and the save button of one section. */
export function SectionForm({ form, mayChange = true, children }: SectionFormProps) {
  const t = useTexts<typeof en>('company');
  const isFixed = useReadOnly();
  const isOpen = mayChange && !isFixed;
  const fields = (
    <fieldset className={styles['fields']} disabled={!isOpen}>
      {children}
    </fieldset>
  );
  if (isOpen) {
    return (
      <FormFrame form={form} send={t('settings.save')} buttonsAt="start">
        {fields}
      </FormFrame>
    );
  }
  return (
    <>
      {fields}
      {!isFixed && <p className={styles['quiet']}>{t('settings.guarded')}</p>}
    </>
  );
}
