import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { Attempt } from '#kernel/web/use-attempt.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import type { getAdminEmails } from '../../contract/endpoints-connections.ts';
import type { en } from '../../texts/en.ts';
import styles from './connect.module.css';
import { ConnectSteps } from './ConnectSteps.tsx';
import { Refusal } from './Refusal.tsx';

/** The company in Uni Micro with its administrators. */
export type FoundCompany = Answer<typeof getAdminEmails>;

/** Looks the company up by its organisation number. */
export function FindCompany({ attempt, onFind }: { attempt: Attempt; onFind: () => void }) {
  const t = useTexts<typeof en>('integrations');
  return (
    <>
      <p>{t('connect.findText')}</p>
      <ConnectSteps provider="unimicro" />
      <Refusal attempt={attempt} />
      <ButtonRow>
        <Button onClick={onFind} loading={attempt.isBusy} data-autofocus>
          {t('connect.find')}
        </Button>
      </ButtonRow>
    </>
  );
}

interface ChooseProps {
  company: FoundCompany;
  attempt: Attempt;
  onSend: (maskedAddress: string, sealedAddress: string) => void;
  onFindAgain: () => void;
}

/** Chooses who is mailed the code. */
export function ChooseAdministrator({ company: { companyName, adminEmails }, attempt, onSend, onFindAgain }: ChooseProps) {
  const t = useTexts<typeof en>('integrations');
  const [chosen, setChosen] = useState(adminEmails.length === 1 ? '0' : '');
  const administrator = adminEmails[Number(chosen)];
  return (
    <>
      <Radio.Group
        label={t('connect.administrator', { company: companyName })}
        description={t('connect.administratorHelp')}
        value={chosen}
        onChange={setChosen}
      >
        <div className={styles['choices']}>
          {adminEmails.map(({ maskedEmailAddress, encryptedAdminEmailAddress }, place) => (
            <Radio
              key={encryptedAdminEmailAddress}
              value={String(place)}
              label={maskedEmailAddress}
              {...(place === 0 && { 'data-autofocus': true })}
            />
          ))}
        </div>
      </Radio.Group>
      <Refusal attempt={attempt} />
      <ButtonRow>
        <Button
          disabled={chosen === '' || !administrator}
          loading={attempt.isBusy}
          onClick={() => administrator && onSend(administrator.maskedEmailAddress, administrator.encryptedAdminEmailAddress)}
        >
          {t('connect.sendCode')}
        </Button>
        <Button variant="default" onClick={onFindAgain} disabled={attempt.isBusy}>
          {t('connect.findAgain')}
        </Button>
      </ButtonRow>
    </>
  );
}
