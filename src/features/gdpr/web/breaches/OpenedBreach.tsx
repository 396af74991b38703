import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { FilesPanel } from '#features/files/web/public.ts';
import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { useOpened } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useWrite } from '#kernel/web/use-call.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { CardSection } from '#ui/CardSection.tsx';
import { Columns } from '#ui/Columns.tsx';
import { closeBreach, reopenBreach, type Breach } from '../../contract/endpoints-breaches.ts';
import { breachFiles } from '../../contract/file-endpoints.ts';
import { closingRefusal } from '../../contract/rules/breach-duties.ts';
import { ReasonDialog } from '../components/ReasonDialog.tsx';
import { useGdprTexts } from '../gdpr-words.ts';
import columns from '../treatment/treatment.module.css';
import { AssessDrawer } from './AssessDrawer.tsx';
import { BreachDrawer } from './BreachDrawer.tsx';
import { AssessmentCard, WhatCard } from './BreachFacts.tsx';
import { ClockBadge, RunningClock } from './BreachClock.tsx';
import styles from './breaches.module.css';
import { NoticeDialog } from './NoticeDialog.tsx';
import { readsOfBreaches } from './reads-of-breaches.ts';
import { Timeline } from './Timeline.tsx';

/** One breach: its clock, what is known, who is told, and what happened when. */
export function OpenedBreach({ breach, isFixed }: { breach: Breach; isFixed: boolean }) {
  const t = useGdprTexts();
  const { id: edited, open, close } = useOpened('edit');
  const mayUpdate = breach.permissions.update && !isFixed;
  return (
    <div className={styles['stack']}>
      <Button
        component={Link}
        to="/gdpr/breaches"
        variant="subtle"
        leftSection={<IconArrowLeft aria-hidden />}
        style={{ alignSelf: 'start' }}
      >
        {t('breaches.back')}
      </Button>
      <h2 className={styles['name']}>{breach.title}</h2>
      {breach.state === 'open' ? (
        <RunningClock breach={breach} />
      ) : (
        <div>
          <ClockBadge breach={breach} />
        </div>
      )}
      {breach.permissions.reopen && !isFixed && <ReopenBreach breach={breach} />}
      {mayUpdate && <BreachActions breach={breach} onEdit={open} />}
      <Columns of="cards">
        <div className={columns['column']}>
          <WhatCard breach={breach} />
          <AssessmentCard breach={breach} />
        </div>
        <div className={columns['column']}>
          <NoticesCard breach={breach} />
          <Timeline breach={breach} mayAdd={breach.permissions.addEvent && !isFixed} />
        </div>
      </Columns>
      <FilesPanel place={{ files: breachFiles, ownerId: breach.breachId }} />
      {mayUpdate && edited === 'what' && <BreachDrawer breach={breach} onClose={close} />}
      {mayUpdate && edited === 'assessment' && <AssessDrawer breach={breach} onClose={close} />}
    </div>
  );
}

/** What one may do with an open breach; while something waits before it can be closed, that is said instead. */
function BreachActions({ breach, onEdit }: { breach: Breach; onEdit: (part: 'what' | 'assessment') => void }) {
  const t = useGdprTexts();
  const [isClosing, setClosing] = useState(false);
  const { write } = useWrite(closeBreach, { changes: readsOfBreaches });
  const { breachId, version } = breach;
  const refusal = refusalOf(breach);
  return (
    <>
      <ButtonRow>
        <Button onClick={() => onEdit('assessment')}>{t('breaches.assess')}</Button>
        <Button variant="default" onClick={() => onEdit('what')}>
          {t('breaches.edit')}
        </Button>
        {!refusal && (
          <Button variant="default" onClick={() => setClosing(true)}>
            {t('breaches.close.open')}
          </Button>
        )}
      </ButtonRow>
      {refusal && <p className={styles['quiet']}>{t('breaches.close.waits', { what: t(`breaches.close.${refusal}`) })}</p>}
      {isClosing && (
        <ConfirmAction
          title={t('breaches.close.title')}
          confirmLabel={t('breaches.close.open')}
          act={() => write({ body: { breachId, version } })}
          done={t('breaches.close.done')}
          onClose={() => setClosing(false)}
        >
          {t('breaches.close.text')}
        </ConfirmAction>
      )}
    </>
  );
}

/** Opens a closed breach again, with the reason. */
function ReopenBreach({ breach: { breachId, version } }: { breach: Breach }) {
  const t = useGdprTexts();
  const [isConfirming, setConfirming] = useState(false);
  const { write } = useWrite(reopenBreach, { changes: readsOfBreaches });
  return (
    <>
      <ButtonRow>
        <Button variant="default" onClick={() => setConfirming(true)}>
          {t('breaches.reopen.open')}
        </Button>
      </ButtonRow>
      {isConfirming && (
        <ReasonDialog
          title={t('breaches.reopen.title')}
          text={t('breaches.reopen.text')}
          label={t('breaches.reopen.reason')}
          send={t('breaches.reopen.open')}
          place={`gdpr/breach/${breachId}/reopen`}
          version={version}
          act={(reason) => write({ body: { breachId, version, reason } })}
          done={() => t('breaches.reopen.done')}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}

/** What speaks against closing it, as the server judges. */
function refusalOf(breach: Breach): 'NotAssessed' | 'NotNotified' | 'ReasonNeeded' | 'NotDocumented' | undefined {
  const momentOf = (moment: string | null) => (moment === null ? null : new Date(moment));
  const { awareAt, authorityNotifiedAt, peopleToldAt, ...rest } = breach;
  const assessed = {
    ...rest,
    awareAt: new Date(awareAt),
    authorityNotifiedAt: momentOf(authorityNotifiedAt),
    peopleToldAt: momentOf(peopleToldAt),
  };
  const code = closingRefusal(assessed, new Date());
  // What follows the group of the code is the name of its text.
  return code?.slice('gdpr.'.length) as ReturnType<typeof refusalOf>;
}

/** The texts to copy. */
function NoticesCard({ breach }: { breach: Breach }) {
  const t = useGdprTexts();
  const [to, setTo] = useState<'authority' | 'people'>();
  return (
    <CardSection title={t('breaches.sections.notices')}>
      <p className={styles['quiet']}>{t('breaches.notice.lead')}</p>
      <ButtonRow>
        <Button variant="default" onClick={() => setTo('authority')}>
          {t('breaches.notice.authority')}
        </Button>
        <Button variant="default" onClick={() => setTo('people')}>
          {t('breaches.notice.people')}
        </Button>
      </ButtonRow>
      {to && <NoticeDialog breach={breach} to={to} onClose={() => setTo(undefined)} />}
    </CardSection>
  );
}
