import { Button } from '@mantine/core';
import { useState } from 'react';
import { warningLines } from '#kernel/web/error-texts.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { upgrade } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import { readsOfAccess } from '../users/reads-of-access.ts';
import styles from './chart.module.css';
import { nameOf } from './chart.ts';
import type { Chart } from './chart.ts';
import type { Outcome } from './use-save-chart.ts';

interface SaveOutcomeProps {
  chart: Chart;
  outcome: Outcome | undefined;
  onClose: () => void;
  onShow: (id: string) => void;
}

/** The result of a save: who was skipped and why, and which managers cannot see their team. */
export function SaveOutcome({ chart, outcome, onClose, onShow }: SaveOutcomeProps) {
  const t = useTexts<typeof en>('access-control');
  const isPart = outcome !== undefined && outcome.skipped.length > 0;
  const title = t(isPart ? 'chart.outcome.partTitle' : 'chart.outcome.title');
  const footer = <Button onClick={onClose}>{t('chart.outcome.close')}</Button>;
  return (
    <Dialog title={title} isOpen={outcome !== undefined} onClose={onClose} footer={footer}>
      {outcome && isPart && <LeftOut outcome={outcome} onShow={onShow} onClose={onClose} />}
      {outcome && outcome.managersWithoutTeamAccess.length > 0 && (
        <section className={styles['group']}>
          <h3>{t('chart.outcome.noAccessTitle')}</h3>
          <p>{t('chart.outcome.noAccessText')}</p>
          <ul>
            {outcome.managersWithoutTeamAccess.map((id) => (
              <Manager key={id} id={id} chart={chart} />
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}

function LeftOut({
  outcome: { saved, skipped },
  onShow,
  onClose,
}: {
  outcome: Outcome;
  onShow: (id: string) => void;
  onClose: () => void;
}) {
  const t = useTexts<typeof en>('access-control');
  return (
    <section className={styles['group']}>
      <p>{t('chart.outcome.partText', { saved: saved.length })}</p>
      <ul>
        {skipped.map(({ companyUserId, fullName, code }) => (
          <li key={companyUserId}>
            <span className={styles['words']}>
              <button
                type="button"
                className={styles['plain']}
                onClick={() => {
                  onClose();
                  onShow(companyUserId);
                }}
              >
                {fullName}
              </button>
              <small>{warningLines([code])[0]}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Manager({ id, chart: { byId } }: { id: string; chart: Chart }) {
  const t = useTexts<typeof en>('access-control');
  const { write, writing } = useWrite(upgrade, { changes: readsOfAccess });
  const [isLead, setLead] = useState(false);
  const node = byId.get(id);
  const makeLead = async () => {
    try {
      await write({ body: { companyUserId: id } });
      setLead(true);
    } catch (error) {
      showError(error);
    }
  };
  return (
    <li>
      <span className={styles['words']}>{node && nameOf(node.person)}</span>
      {isLead && <output>{t('chart.outcome.isLead')}</output>}
      {!isLead && (
        <Button variant="default" size="xs" loading={writing} onClick={() => void makeLead()}>
          {t('chart.outcome.makeLead')}
        </Button>
      )}
    </li>
  );
}
