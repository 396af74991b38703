import { Button } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { withdrawErasureProof, type ErasureRow } from '../../contract/endpoints-erasure.ts';
import { ReasonDialog } from '../components/ReasonDialog.tsx';
import { useGdprTexts } from '../gdpr-words.ts';
import { readsOfErasure } from '../reads-of-gdpr.ts';
import styles from './erasure.module.css';

type Proof = ErasureRow['proofs'][number];

/** Erasures that were registered; one that is wrong is withdrawn with a reason, and stays. */
export function FormerErasures({ proofs }: { proofs: readonly Proof[] }) {
  const t = useGdprTexts();
  const format = useFormat();
  const [withdrawn, setWithdrawn] = useState<Proof>();
  const { write } = useWrite(withdrawErasureProof, { changes: readsOfErasure });
  return (
    <section>
      <h3>{t('erasure.form.former')}</h3>
      <ul className={styles['former']}>
        {proofs.map((proof) => (
          <li key={proof.proofId}>
            <FormerErasure proof={proof} onWithdraw={() => setWithdrawn(proof)} />
          </li>
        ))}
      </ul>
      {withdrawn && (
        <ReasonDialog
          title={t('erasure.withdraw.title', { date: format.date(withdrawn.doneOn) })}
          text={t('erasure.withdraw.text')}
          label={t('erasure.withdraw.reason')}
          send={t('erasure.withdraw.open')}
          place={`gdpr/erasure/${withdrawn.proofId}/withdraw`}
          act={(reason) => write({ body: { proofId: withdrawn.proofId, reason } })}
          done={() => t('erasure.withdraw.done')}
          onClose={() => setWithdrawn(undefined)}
        />
      )}
    </section>
  );
}

function FormerErasure({ proof: { doneOn, doneBy, how, withdrawal }, onWithdraw }: { proof: Proof; onWithdraw: () => void }) {
  const t = useGdprTexts();
  const format = useFormat();
  const date = format.date(doneOn);
  const said = t('erasure.lastWith', { last: t('erasure.last', { date, by: doneBy ?? 'none' }), how });
  if (withdrawal) {
    return (
      <>
        <s>{said}</s> {t('erasure.withdraw.is', { by: withdrawal.by ?? 'none', reason: withdrawal.reason })}
      </>
    );
  }
  return (
    <>
      {said}{' '}
      <Button size="compact-sm" variant="subtle" aria-label={t('erasure.withdraw.openOf', { date })} onClick={onWithdraw}>
        {t('erasure.withdraw.open')}
      </Button>
    </>
  );
}
