import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useWrite } from '#kernel/web/use-call.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toasts.ts';
import { updateStatement, type PrivacyStatement } from '../../contract/endpoints-statements.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import { useRunning } from '../use-running.ts';
import { changedLines } from './changed-lines.ts';
import { readsOfStatements } from './reads-of-statements.ts';
import styles from './statement.module.css';

type Difference = NonNullable<PrivacyStatement['textDiff']>;

/** Says that the protocol or the standard text has changed, shows the differences, and keeps the text or takes the new one (gdpr.94). */
export function ChangedNotice({ statement, mayUpdate }: { statement: PrivacyStatement; mayUpdate: boolean }) {
  const t = useGdprTexts();
  const [isOpen, setOpen] = useState(false);
  const { isRunning, run } = useRunning();
  const { write } = useWrite(updateStatement, { changes: readsOfStatements });
  const { textDiff, templateDiff, type, language, version } = statement;
  if (!textDiff && !templateDiff) return null;
  const settle = (keepCurrentTemplate: boolean) =>
    run(async () => {
      await write({ body: { type, language, version, keepCurrentTemplate } });
      showToast({ title: t(keepCurrentTemplate ? 'statement.diff.kept' : 'statement.diff.taken') });
      setOpen(false);
    });
  const show = (
    <Button size="xs" variant="default" onClick={() => setOpen(true)}>
      {t('statement.show')}
    </Button>
  );
  const buttons = mayUpdate && (
    <>
      <Button variant="default" loading={isRunning} onClick={() => settle(true)}>
        {t('statement.diff.keep')}
      </Button>
      <Button loading={isRunning} onClick={() => settle(false)}>
        {t('statement.diff.take')}
      </Button>
    </>
  );
  return (
    <>
      <Notice tone="warn" title={t('statement.changed')} actions={show}>
        {t('statement.changedText')}
      </Notice>
      <Dialog title={t('statement.diff.title')} isOpen={isOpen} onClose={() => setOpen(false)} footer={buttons}>
        {textDiff && <Changes title={t('statement.diff.text')} difference={textDiff} language={language} />}
        {templateDiff && <Changes title={t('statement.diff.template')} difference={templateDiff} language={language} />}
      </Dialog>
    </>
  );
}

interface ChangesProps {
  title: string;
  difference: Difference;
  language: 'no' | 'en';
}

/** The lines that changed: what is gone is struck out, what has come is underlined. */
function Changes({ title, difference, language }: ChangesProps) {
  const t = useGdprTexts();
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles['diff']} lang={language === 'no' ? 'nb' : 'en'}>
        {changedLines(difference).map((line, place) => (
          // Neither lines nor their pieces have a key of their own.
          <li key={place}>
            {line.map(({ kind, text }, index) => {
              if (kind === 'same') return text;
              const Changed = kind === 'added' ? 'ins' : 'del';
              return (
                <Changed key={index}>
                  <VisuallyHidden component="span">{t(`statement.diff.${kind}`)}</VisuallyHidden>
                  {text}
                </Changed>
              );
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
