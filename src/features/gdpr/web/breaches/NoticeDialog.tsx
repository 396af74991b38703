import { Button, Loader, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { copyText } from '#kernel/web/copy-text.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useKernelTexts, useLanguage } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { getBreachNotice, type Breach } from '../../contract/endpoints-breaches.ts';
import { languages } from '../../contract/kinds.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import styles from './breaches.module.css';

interface NoticeDialogProps {
  breach: Breach;
  to: 'authority' | 'people';
  onClose: () => void;
}

/** The text of a notice, in either language, to copy (gdpr.109). */
export function NoticeDialog({ breach: { breachId }, to, onClose }: NoticeDialogProps) {
  const t = useGdprTexts();
  const k = useKernelTexts();
  const [language, setLanguage] = useState(useLanguage());
  const read = useCall(getBreachNotice, { query: { breachId, to, language } });
  const text = read.answer?.text;
  const footer = (
    <>
      <Button variant="default" onClick={onClose}>
        {k('actions.close')}
      </Button>
      <Button
        disabled={text === undefined}
        onClick={() => text !== undefined && void copyText(text, { title: t('breaches.notice.copied') })}
      >
        {t('breaches.notice.copy')}
      </Button>
    </>
  );
  // No form (question): only the language of what is shown is chosen here.
  return (
    <Dialog title={t(`breaches.notice.${to}`)} isOpen onClose={onClose} footer={footer}>
      <p className={styles['quiet']}>{t('breaches.notice.lead')}</p>
      <SegmentedControl
        aria-label={t('breaches.notice.language')}
        value={language}
        data={languages.map((value) => ({ value, label: t(`words.languages.${value}`) }))}
        onChange={(value) => setLanguage(value)}
      />
      <Loaded read={read} skeleton={<Loader />}>
        {(answer) => (
          <>
            <Missing names={answer.missing} />
            <p className={styles['notice']} lang={language === 'no' ? 'nb' : 'en'}>
              {answer.text}
            </p>
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

/** What the notice does not say yet. */
function Missing({ names }: { names: readonly string[] }) {
  const t = useGdprTexts();
  const format = useFormat();
  if (names.length === 0) return null;
  const nameOf = (name: string) =>
    // The names are those of the form’s fields, but for the people of the protocol.
    name === 'contact' ? t('breaches.notice.contact') : t(`breaches.form.${name as 'description'}`).toLowerCase();
  return <Notice tone="warn">{t('breaches.notice.missing', { fields: format.list(names.map(nameOf)) })}</Notice>;
}
