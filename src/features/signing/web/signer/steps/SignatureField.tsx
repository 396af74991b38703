import { Suspense, useId } from 'react';
import { lazyComponent } from '#kernel/web/parts.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../../texts/en-signer.ts';
import { Field } from '../components/Field.tsx';
import styles from './sign.module.css';
import type { SignatureWork } from './signature-work.ts';

const DrawnSignature = lazyComponent(async () => (await import('./DrawnSignature.tsx')).DrawnSignature);

interface SignatureFieldProps {
  work: SignatureWork;
  onChange: (work: SignatureWork) => void;
  /** Whether somebody has tried to sign: then what is missing is said. */
  isTried: boolean;
}

/** The full name, and how it stands on the document: as text, or as it was drawn. */
export function SignatureField({ work, onChange, isTried }: SignatureFieldProps) {
  const t = useTexts<typeof en>('signer');
  const id = useId();
  const isNameMissing = isTried && work.name.trim() === '';
  return (
    <>
      <Field label={t('sign.fullName')} problem={isNameMissing ? t('sign.nameMissing') : undefined}>
        {(field) => (
          <input
            {...field}
            type="text"
            autoComplete="name"
            maxLength={100}
            value={work.name}
            aria-required
            onChange={(event) => onChange({ ...work, name: event.currentTarget.value })}
          />
        )}
      </Field>
      <fieldset className={styles['kinds']}>
        <legend>{t('sign.how')}</legend>
        {(['typed', 'drawn'] as const).map((kind) => (
          <label key={kind}>
            <input type="radio" name={`${id}-kind`} checked={work.kind === kind} onChange={() => onChange({ ...work, kind })} />
            {t(`sign.${kind}`)}
          </label>
        ))}
      </fieldset>
      {work.kind === 'typed' ? (
        <p className={styles['typed']} aria-hidden>
          {work.name.trim() || '\u00a0'}
        </p>
      ) : (
        <Suspense fallback={<div className={styles['pad']} />}>
          <DrawnSignature work={work} onChange={onChange} isMissing={isTried && work.strokes.length === 0} />
        </Suspense>
      )}
    </>
  );
}
