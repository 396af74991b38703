import { Skeleton, Tabs } from '@mantine/core';
import { useQuery } from '#kernel/web/address.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useOpenedRecords } from '#kernel/web/opened-records.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { SidePanel } from '#ui/SidePanel.tsx';
import { getAbsence } from '../../contract/endpoints.ts';
import type { Absence, Person } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { AbsenceStatusBadge, TypeMark } from '../TypeMark.tsx';
import { CardActions } from './CardActions.tsx';
import { CardFacts } from './CardFacts.tsx';
import { DecideHere } from './DecideHere.tsx';
import { History } from './History.tsx';
import { ProposedChange } from './ProposedChange.tsx';
import styles from './card.module.css';

/** One absence in a dialog over any page, `?absenceId=…` (absence.60); replaced by the form while editing. */
export function AbsenceCard() {
  const t = useTexts<typeof en>('absence');
  const k = useKernelTexts();
  const [{ absenceId = '', absence }, change] = useQuery();
  const read = useCall(getAbsence, { query: { absenceId } }, { enabled: absence === undefined });
  useOpenedRecords(read.answer && absenceId);
  if (absence !== undefined) return null;
  const close = (): void => change({ absenceId: undefined, card: undefined });
  return (
    <SidePanel title={t('card.title')} isOpen onClose={close} closeLabel={k('actions.close')}>
      <Loaded read={read} skeleton={<Skeleton height={320} radius="lg" />}>
        {(answer) => <Card key={answer.absence.absenceId} {...answer} />}
      </Loaded>
    </SidePanel>
  );
}

interface CardProps {
  absence: Absence;
  person: Person;
}

function Card({ absence, person }: CardProps) {
  const t = useTexts<typeof en>('absence');
  const [{ card }, change] = useQuery();
  const about = <About absence={absence} person={person} />;
  return (
    <div className={styles['card']}>
      <header className={styles['head']}>
        <p className={styles['who']}>{person.fullName}</p>
        <div className={styles['states']}>
          <TypeMark type={absence.type} />
          <AbsenceStatusBadge status={absence.status} />
        </div>
      </header>
      {absence.permissions.history ? (
        <Tabs
          value={card === 'history' ? 'history' : 'about'}
          onChange={(tab) => change({ card: tab === 'history' ? tab : undefined })}
          keepMounted={false}
        >
          <Tabs.List mb="md">
            <Tabs.Tab value="about">{t('card.tabs.about')}</Tabs.Tab>
            <Tabs.Tab value="history">{t('card.tabs.history')}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="about">{about}</Tabs.Panel>
          <Tabs.Panel value="history">
            <History absenceId={absence.absenceId} />
          </Tabs.Panel>
        </Tabs>
      ) : (
        about
      )}
    </div>
  );
}

function About({ absence, person }: CardProps) {
  return (
    <div className={styles['card']}>
      <CardFacts absence={absence} />
      {absence.proposed && <ProposedChange now={absence} after={absence.proposed} />}
      {absence.permissions.decide && <DecideHere absence={absence} />}
      <CardActions absence={absence} person={person} />
    </div>
  );
}
