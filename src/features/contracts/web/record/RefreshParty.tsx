import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { RegisterDifferences } from '#features/parties/web/public.ts';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { call } from '#kernel/web/call.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { compareWithRegister, refreshCounterparty } from '../../contract/endpoints-register.ts';
import type { Contract } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { readsOfContracts } from '../reads-of-contracts.ts';

type Compared = Answer<typeof compareWithRegister>;

const changes = [...readsOfContracts, { method: 'GET', path: '/parties/get' }, { method: 'GET', path: '/parties/search' }] as const;

/** Asks the business register about the party again; what has changed is shown and taken over only on request (contracts.81). */
export function RefreshParty({ contract: { contractId } }: { contract: Contract }) {
  const t = useTexts<typeof en>('contracts');
  const [isAsking, setAsking] = useState(false);
  const [shown, setShown] = useState<Compared>();
  const { write } = useWrite(refreshCounterparty, { changes });

  const take = ({ said, version, partyVersion }: Compared) => write({ body: { contractId, version, partyVersion, said } });

  async function ask(): Promise<void> {
    setAsking(true);
    await runOrShowError(async () => {
      const compared = await call(compareWithRegister, { query: { contractId } });
      if (compared.differences.length > 0) return setShown(compared);
      // Nothing is asked about; the day on which the register was asked is kept.
      await take(compared);
      showToast({ title: t('record.refresh.same') });
    });
    setAsking(false);
  }

  async function confirm(compared: Compared): Promise<void> {
    await runOrShowError(async () => {
      try {
        await take(compared);
      } catch (error) {
        setShown(undefined);
        // What is said by now, or what was changed meanwhile, is shown and asked about anew.
        if (error instanceof CallError && (error.has('contracts.RegisterChanged') || error.has('common.Conflict'))) void ask();
        throw error;
      }
      setShown(undefined);
      showToast({ title: t('record.refresh.done') });
    });
  }

  return (
    <>
      <Button variant="default" loading={isAsking} leftSection={<IconRefresh aria-hidden />} onClick={() => void ask()}>
        {t('record.refresh.open')}
      </Button>
      <ConfirmDialog
        title={t('record.refresh.title')}
        isOpen={shown !== undefined}
        onClose={() => setShown(undefined)}
        onConfirm={() => shown && confirm(shown)}
        confirmLabel={t('record.refresh.take')}
      >
        <p>{t('record.refresh.text')}</p>
        {shown && <RegisterDifferences differences={shown.differences} />}
      </ConfirmDialog>
    </>
  );
}
