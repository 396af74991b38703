import { Anchor, Loader } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { errorLines } from '#kernel/web/error-texts.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import { mayGoOn } from '../registry-verdict.ts';
import type { RegistryState } from '../use-registry.ts';
import styles from './signup.module.css';

/** What the register said, where a screen reader hears it, and the way on when it cannot help. */
export function RegistryAnswer({ state, onByHand }: { state: RegistryState; onByHand: () => void }) {
  return <output className={styles['answer']}>{state.kind !== 'idle' && <Said state={state} onByHand={onByHand} />}</output>;
}

function Said({ state, onByHand }: { state: RegistryState; onByHand: () => void }) {
  const t = useTexts<typeof en>('company');
  switch (state.kind) {
    case 'idle':
      return null;
    case 'asking':
      return (
        <span className={styles['asking']}>
          <Loader size="xs" aria-hidden /> {t('signup.lookingUp')}
        </span>
      );
    case 'found':
      return <Found answer={state.answer} />;
    case 'refused':
      return (
        <Note kind={mayGoOn(state) ? 'warn' : 'bad'} title={errorLines(state.error).join('\n')}>
          {mayGoOn(state) && (
            <Anchor component="button" type="button" inherit onClick={onByHand}>
              {t('signup.byHand')}
            </Anchor>
          )}
        </Note>
      );
  }
}

function Found({ answer }: { answer: Extract<RegistryState, { kind: 'found' }>['answer'] }) {
  const t = useTexts<typeof en>('company');
  if (answer.isAlreadyRegistered) {
    return (
      <Note kind="warn" title={t('signup.alreadyRegisteredTitle', { name: answer.company.name })}>
        {t('signup.alreadyRegisteredText')}
      </Note>
    );
  }
  const title = t('signup.found', { name: answer.company.name });
  if (answer.isBeingWoundUp) {
    return (
      <Note kind="warn" title={title}>
        {t('signup.beingWoundUp')}
      </Note>
    );
  }
  return (
    <Note kind="good" title={title}>
      {t('signup.foundText')}
    </Note>
  );
}

const pictures = { good: IconCircleCheck, warn: IconInfoCircle, bad: IconAlertTriangle } as const;

function Note({ kind, title, children }: { kind: keyof typeof pictures; title: string; children: ReactNode }) {
  const Picture = pictures[kind];
  return (
    <span className={styles['said']} data-kind={kind}>
      <Picture aria-hidden size={20} className={styles['saidPicture']} />
      <span className={styles['saidWords']}>
        <strong>{title}</strong>
        {children && <span>{children}</span>}
      </span>
    </span>
  );
}
