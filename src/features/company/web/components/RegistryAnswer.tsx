import { Anchor } from '@mantine/core';
import { errorLines } from '#kernel/web/error-texts.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { LiveAnswer, Waiting } from '#ui/LiveAnswer.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { en } from '../../texts/en.ts';
import { mayGoOn } from '../registry-verdict.ts';
import type { RegistryState } from '../use-registry.ts';

/** The register's answer as a live region, and the way to continue by hand. */
export function RegistryAnswer({ state, onByHand }: { state: RegistryState; onByHand: () => void }) {
  return <LiveAnswer>{state.kind !== 'idle' && <Said state={state} onByHand={onByHand} />}</LiveAnswer>;
}

function Said({ state, onByHand }: { state: RegistryState; onByHand: () => void }) {
  const t = useTexts<typeof en>('company');
  switch (state.kind) {
    case 'idle':
      return null;
    case 'asking':
      return <Waiting>{t('signup.lookingUp')}</Waiting>;
    case 'found':
      return <Found answer={state.answer} />;
    case 'refused':
      return (
        <Notice tone={mayGoOn(state) ? 'warn' : 'bad'} title={errorLines(state.error).join('\n')}>
          {mayGoOn(state) && (
            <Anchor component="button" type="button" inherit onClick={onByHand}>
              {t('signup.byHand')}
            </Anchor>
          )}
        </Notice>
      );
  }
}

function Found({ answer }: { answer: Extract<RegistryState, { kind: 'found' }>['answer'] }) {
  const t = useTexts<typeof en>('company');
  if (answer.isAlreadyRegistered) {
    return (
      <Notice tone="warn" title={t('signup.alreadyRegisteredTitle', { name: answer.company.name })}>
        {t('signup.alreadyRegisteredText')}
      </Notice>
    );
  }
  const title = t('signup.found', { name: answer.company.name });
  if (answer.isBeingWoundUp) {
    return (
      <Notice tone="warn" title={title}>
        {t('signup.beingWoundUp')}
      </Notice>
    );
  }
  return (
    <Notice tone="good" title={title}>
      {t('signup.foundText')}
    </Notice>
  );
}
