import { Button } from '@mantine/core';
import { CallError } from '#kernel/web/call-error.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useLanguage } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { CardSection } from '#ui/CardSection.tsx';
import { StackedList } from '#ui/StackedList.tsx';
import { showToast } from '#ui/toasts.ts';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { dismissProposal, getProposals } from '../../contract/endpoints-flows.ts';
import { createTreatment } from '../../contract/endpoints-treatments.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import { readsOfTreatments } from '../reads-of-gdpr.ts';
import { useRunning } from '../use-running.ts';
import styles from './add.module.css';

type Proposal = Answer<typeof getProposals>['proposals'][number];

/** What this installation does with personal data and the protocol lacks, and where the two differ (gdpr.87). */
export function Proposals({ onLimit }: { onLimit: () => void }) {
  const t = useGdprTexts();
  const { answer } = useCall(getProposals, { query: { language: useLanguage() } });
  const proposals = answer?.proposals.filter(({ isDismissed }) => !isDismissed) ?? [];
  const differences = answer?.differences ?? [];
  return (
    <>
      {proposals.length > 0 && (
        <CardSection title={t('treatment.add.proposals')}>
          <p className={styles['quiet']}>{t('treatment.add.proposalsText')}</p>
          <StackedList>
            {proposals.map((proposal) => (
              <ProposalRow key={proposal.proposalId} proposal={proposal} onLimit={onLimit} />
            ))}
          </StackedList>
        </CardSection>
      )}
      {differences.length > 0 && (
        <CardSection title={t('treatment.add.differences')}>
          <StackedList>
            {differences.map(({ treatmentId, what }) => (
              <li key={`${treatmentId} ${what}`}>
                <Link to="/gdpr/treatment/view" query={{ treatmentId }}>
                  {what}
                </Link>
              </li>
            ))}
          </StackedList>
        </CardSection>
      )}
    </>
  );
}

function ProposalRow({ proposal: { proposalId, name, why, treatment }, onLimit }: { proposal: Proposal; onLimit: () => void }) {
  const t = useGdprTexts();
  const creating = useWrite(createTreatment, { changes: readsOfTreatments });
  const leaving = useWrite(dismissProposal, { changes: [getProposals] });
  const { isRunning, run } = useRunning();
  const add = () =>
    run(async () => {
      try {
        await creating.write({ body: treatment });
        showToast({ title: t('treatment.add.proposalAdded', { name }) });
      } catch (error) {
        if (error instanceof CallError && error.has('gdpr.LimitReached')) return onLimit();
        throw error;
      }
    });
  const leave = () =>
    run(async () => {
      await leaving.write({ body: { proposalId, isDismissed: true } });
      showToast({ title: t('treatment.add.leftOut', { name }) });
    });
  return (
    <li className={styles['proposal']}>
      <span className={styles['words']}>
        {name}
        <span className={styles['quiet']}>{why}</span>
      </span>
      <ButtonRow>
        <Button size="xs" variant="subtle" loading={leaving.writing} onClick={leave}>
          {t('treatment.add.leaveOut', { name })}
        </Button>
        <Button size="xs" variant="default" loading={isRunning && !leaving.writing} onClick={add}>
          {t('treatment.add.addProposal', { name })}
        </Button>
      </ButtonRow>
    </li>
  );
}
