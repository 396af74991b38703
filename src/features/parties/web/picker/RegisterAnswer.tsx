import { Button } from '@mantine/core';
import { writtenOrganisationNumber } from '#features/company/contract/organisation-number.ts';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { errorLines } from '#kernel/web/error-texts.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import type { Read } from '#kernel/web/use-call.ts';
import { FramedList, FramedRow } from '#ui/FramedList.tsx';
import { Waiting } from '#ui/LiveAnswer.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TwoLines } from '#ui/TwoLines.tsx';
import type { findInRegister } from '../../contract/endpoints.ts';
import type { RegisterUnit } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from './picker.module.css';
import { RegisterStateBadge } from './RegisterStateBadge.tsx';

interface RegisterAnswerProps {
  read: Read<Answer<typeof findInRegister>>;
  isAdding: boolean;
  onUse: (unit: RegisterUnit) => void;
}

/** What the business register answered: organisations to choose among, or why there are none and what to do instead. */
export function RegisterAnswer({ read: { answer, error, retry }, isAdding, onUse }: RegisterAnswerProps) {
  const t = useTexts<typeof en>('parties');
  const k = useKernelTexts();
  if (error) {
    const again = (
      <Button variant="default" size="xs" onClick={retry}>
        {k('actions.retry')}
      </Button>
    );
    const mayHelp = error.offline || error.has('parties.RegistryUnavailable');
    return (
      <Notice tone="warn" title={errorLines(error).join('\n')} actions={mayHelp && again}>
        {mayHelp && t('picker.byName')}
      </Notice>
    );
  }
  if (!answer) {
    return <Waiting>{t('picker.asking')}</Waiting>;
  }
  if (answer.organisations.length === 0) return <Notice tone="note">{t('picker.none')}</Notice>;
  return (
    <FramedList label={t('picker.found')}>
      {answer.organisations.map((unit) => (
        <Unit key={unit.registryId} unit={unit} isAdding={isAdding} onUse={onUse} />
      ))}
    </FramedList>
  );
}

function Unit({ unit, isAdding, onUse }: Pick<RegisterAnswerProps, 'isAdding' | 'onUse'> & { unit: RegisterUnit }) {
  const t = useTexts<typeof en>('parties');
  const { name, registryId, address, state, known } = unit;
  const number = t('picker.number', { number: writtenOrganisationNumber(registryId) });
  const isGone = state === 'deleted' || state === 'bankrupt';
  return (
    <FramedRow>
      <span className={styles['unit']}>
        <TwoLines about={[number, address].filter(Boolean).join(' · ')}>
          <strong>{name ?? t('picker.nameless')}</strong>
        </TwoLines>
        {state !== 'active' && <RegisterStateBadge state={state} />}
        {isGone && <span className={styles['about']}>{t(name === null ? 'picker.goneNameless' : 'picker.gone')}</span>}
      </span>
      {(name !== null || known) && (
        <Button
          variant="default"
          size="xs"
          disabled={isAdding}
          onClick={() => onUse(unit)}
          aria-label={t('picker.useNamed', { name: name ?? registryId })}
        >
          {t('picker.use')}
        </Button>
      )}
    </FramedRow>
  );
}
