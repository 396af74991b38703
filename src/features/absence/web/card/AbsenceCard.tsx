import { Skeleton, Tabs } from '@mantine/core';
import { useOpened, useQuery } from '#kernel/web/address.ts';
import { FormDrawer } from '#kernel/web/FormDialog.tsx';
import { useOpenedRecords } from '#kernel/web/opened-records.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { TabList } from '#ui/TabList.tsx';
import { getAbsence } from '../../contract/endpoints.ts';
import type { Absence, Person } from '../../contract/entities.ts';
import { mayDecline } from '../../contract/rules/decline.ts';
import type { en } from '../../texts/en.ts';
import { CommentField } from '../CommentField.tsx';
import { declines, useDecisionForm } from '../decide/use-decision-form.ts';
import { draftOfComment } from '../draft-of-comment.ts';
import { AbsenceStatusBadge, TypeMark } from '../TypeMark.tsx';
import { useDecide } from '../use-decision.ts';
import { CardActions } from './CardActions.tsx';
import { CardFacts } from './CardFacts.tsx';
import { History } from './History.tsx';
import { LoadedAbsence } from './LoadedAbsence.tsx';
import { ProposedChange } from './ProposedChange.tsx';
import styles from './card.module.css';

/** One absence in a dialog over any page, `?absenceId=…` (absence.60); replaced by the form while editing. */
export function AbsenceCard() {
  const [{ absenceId = '', absence }] = useQuery();
  return absence === undefined ? <CardDrawer key={absenceId} absenceId={absenceId} /> : null;
}

/** The card; of a pending request with a comment to the person, to approve or decline it. */
function CardDrawer({ absenceId }: { absenceId: string }) {
  const t = useTexts<typeof en>('absence');
  const { close } = useOpened('absenceId', ['card']);
  const decide = useDecide();
  const read = useCall(getAbsence, { query: { absenceId } });
  useOpenedRecords(read.answer && absenceId);
  const absence = read.answer?.absence;
  const mayDecide = absence?.permissions.decide === true;
  // The card stays, and shows what the request has become.
  const form = useDecisionForm({
    // The form is there before it is known whether the absence is about health.
    draft: absence && mayDecide ? draftOfComment(absence, 'decision') : 'health',
    decide: (decision, comment) =>
      decide(decision, read.answer?.person.fullName ?? '', { absenceId, comment, ...(absence && { version: absence.version }) }),
    onDone: () => undefined,
  });
  return (
    <FormDrawer
      title={t('card.title')}
      form={form}
      onClose={close}
      queryNames={['absenceId', 'absence']}
      isReadOnly={!mayDecide}
      send={t('card.actions.approve')}
      other={absence && mayDecline(absence) ? { value: declines, label: t('card.actions.decline') } : undefined}
    >
      <LoadedAbsence read={read} skeleton={<Skeleton height={320} radius="lg" />}>
        {(answer) => <Card {...answer} />}
      </LoadedAbsence>
      {mayDecide && <CommentField label={t('card.decide.comment')} {...form.fields.getInputProps('comment')} />}
    </FormDrawer>
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
      <div className={styles['head']}>
        <p className={styles['who']}>{person.fullName}</p>
        <div className={styles['states']}>
          <TypeMark type={absence.type} />
          <AbsenceStatusBadge status={absence.status} />
        </div>
      </div>
      {absence.permissions.history ? (
        <Tabs
          value={card === 'history' ? 'history' : 'about'}
          onChange={(tab) => change({ card: tab === 'history' ? tab : undefined })}
          keepMounted={false}
        >
          <TabList mb="md">
            <Tabs.Tab value="about">{t('card.tabs.about')}</Tabs.Tab>
            <Tabs.Tab value="history">{t('card.tabs.history')}</Tabs.Tab>
          </TabList>
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
      <CardActions absence={absence} person={person} />
    </div>
  );
}
