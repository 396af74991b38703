import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormProblem } from '#kernel/web/FormProblem.tsx';
import type { Form } from '#kernel/web/form.ts';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import styles from './settings.module.css';

interface SectionFormProps {
  form: Pick<Form<never>, 'submit' | 'sending' | 'problem' | 'error'>;
  /** Whether the user may change it. */
  mayChange?: boolean;
  children: ReactNode;
}

/** The fields and the save button of one section. */
export function SectionForm({ form, mayChange = true, children }: SectionFormProps) {
  const t = useTexts<typeof en>('company');
  const isFixed = useReadOnly();
  const isOpen = mayChange && !isFixed;
  return (
    <form className={styles['form']} onSubmit={form.submit} noValidate>
      <fieldset className={styles['fields']} disabled={!isOpen}>
        {children}
      </fieldset>
      <FormProblem form={form} />
      {isOpen ? (
        <div>
          <Button type="submit" variant="default" loading={form.sending}>
            {t('settings.save')}
          </Button>
        </div>
      ) : (
        !isFixed && <p className={styles['quiet']}>{t('settings.guarded')}</p>
      )}
    </form>
  );
}
