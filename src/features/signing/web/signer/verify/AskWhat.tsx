import { useState } from 'react';
import { warningLines } from '#kernel/web/error-texts.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { DropZone } from '#ui/DropZone.tsx';
import { maxVerifiedBytes } from '../../../contract/kinds.ts';
import type { en } from '../../../texts/en-verify.ts';
import { ActionButton } from '../components/ActionButton.tsx';
import { Field } from '../components/Field.tsx';
import { useStoredWork } from '../stored-work.ts';
import type { ToVerify } from './to-verify.ts';
import styles from './verify.module.css';

const example = 'K7QF-2M9D-XT4R-PW3C';

/** Why a file need not be sent. */
function codesOf({ name, type, size }: File): string[] {
  if (!/\.pdf$/i.test(name) && type !== 'application/pdf') return ['signing.PdfRequired'];
  return size > maxVerifiedBytes ? ['signing.FileSizeExceeded'] : [];
}

/** A place for the file, and a field for the code. */
export function AskWhat({ onAsk }: { onAsk: (submitted: ToVerify) => void }) {
  const t = useTexts<typeof en>('verify');
  const format = useFormat();
  const [problem, setProblem] = useState<string>();
  const take = ([file]: readonly File[]): void => {
    if (!file) return;
    const [refused] = warningLines(codesOf(file), 'verify');
    setProblem(refused);
    if (refused === undefined) onAsk({ file });
  };
  return (
    <>
      <DropZone
        label={t('file')}
        accept=".pdf,application/pdf"
        error={problem}
        onChoose={take}
        texts={{ choose: t('choose'), drop: t('drop'), limit: t('limit', { size: format.bytes(maxVerifiedBytes) }) }}
      />
      <CodeField onAsk={onAsk} />
    </>
  );
}

function CodeField({ onAsk }: { onAsk: (submitted: ToVerify) => void }) {
  const t = useTexts<typeof en>('verify');
  const [code, setCode] = useStoredWork('verify', { name: 'code', initial: '' });
  const [isMissing, setMissing] = useState(false);
  // No form (tab): what is typed is kept there.
  return (
    <form
      className={styles['code']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() === '') setMissing(true);
        else onAsk({ code: code.trim() });
      }}
    >
      <h2>{t('or')}</h2>
      <Field label={t('code')} hint={t('codeHint', { example })} problem={isMissing ? t('codeMissing') : undefined}>
        {(field) => (
          <input
            {...field}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
            value={code}
            onChange={(event) => {
              setCode(event.currentTarget.value);
              setMissing(false);
            }}
          />
        )}
      </Field>
      <ActionButton look="plain" type="submit">
        {t('check')}
      </ActionButton>
    </form>
  );
}
