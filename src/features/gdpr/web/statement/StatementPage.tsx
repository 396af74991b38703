import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { Suspense } from 'react';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { useOpened, useQuery } from '#kernel/web/address.ts';
import { DialogToCome } from '#kernel/web/DialogToCome.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { lazyComponent } from '#kernel/web/parts.ts';
import { useReadOnly } from '#kernel/web/session.ts';
import { useLanguage } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { getStatement, type PrivacyStatement } from '../../contract/endpoints-statements.ts';
import { statementTypes } from '../../contract/kinds.ts';
import { GdprFrame } from '../components/GdprFrame.tsx';
import { useGdprTexts } from '../gdpr-words.ts';
import { ChangedNotice } from './ChangedNotice.tsx';
import { StatementActions } from './StatementActions.tsx';
import { StatementGaps } from './StatementGaps.tsx';
import { StatementText } from './StatementText.tsx';
import { StatementVersions } from './StatementVersions.tsx';
import styles from './statement.module.css';

// Whoever only reads needs no editor.
const StatementDrawer = lazyComponent(async () => (await import('./StatementDrawer.tsx')).StatementDrawer);

/** The privacy statement of a type in a language (gdpr.93). */
export function StatementPage() {
  const t = useGdprTexts();
  const own = useLanguage();
  const isFixed = useReadOnly();
  const [query] = useQuery();
  const type = query['type'] === 'internal' ? 'internal' : 'external';
  const language = query['language'] === 'no' || query['language'] === 'en' ? query['language'] : own;
  const read = useCall(getStatement, { query: { type, language } });
  const isMissing = read.error?.has('gdpr.NotExistingProtocol') === true && !read.answer;
  const actions = read.answer && <StatementActions answer={read.answer} isFixed={isFixed} />;
  return (
    <GdprFrame place="statement" refused={read.error} lead={t('statement.lead')} actions={actions}>
      {isMissing ? (
        <NotStarted />
      ) : (
        <>
          <Choices type={type} language={language} />
          <Loaded read={read} skeleton={<Skeleton height={480} radius="lg" />}>
            {(answer) => <OpenedStatement key={answer.privacyStatement.key} answer={answer} isFixed={isFixed} />}
          </Loaded>
        </>
      )}
    </GdprFrame>
  );
}

function NotStarted() {
  const t = useGdprTexts();
  const open = (
    <Button component={Link} to="/gdpr" variant="default">
      {t('statement.toProtocol')}
    </Button>
  );
  return <EmptyState icon={IconFileText} title={t('statement.notStarted')} text={t('statement.notStartedText')} action={open} />;
}

function Choices({ type, language }: Pick<PrivacyStatement, 'type' | 'language'>) {
  const t = useGdprTexts();
  const [, change] = useQuery();
  return (
    <div className={styles['bar']}>
      <SegmentedControl
        aria-label={t('statement.type')}
        value={type}
        onChange={(next) => change({ type: next })}
        data={statementTypes.map((value) => ({ value, label: t(`statement.types.${value}`) }))}
      />
      <SegmentedControl
        aria-label={t('statement.language')}
        value={language}
        onChange={(next) => change({ language: next })}
        data={(['no', 'en'] as const).map((value) => ({ value, label: t(`statement.languages.${value}`) }))}
      />
    </div>
  );
}

function OpenedStatement({ answer, isFixed }: { answer: Answer<typeof getStatement>; isFixed: boolean }) {
  const t = useGdprTexts();
  const format = useFormat();
  const versions = useOpened('versions');
  const editing = useOpened('edit');
  const { privacyStatement: statement, permissions } = answer;
  const { version, createdDate, createdBy, text, language, type, isOwnText } = statement;
  const mayUpdate = permissions.update && !isFixed;
  const moment = format.moment(createdDate);
  const creationLine = createdBy ? t('statement.madeBy', { version, moment, name: createdBy }) : t('statement.made', { version, moment });
  return (
    <>
      <StatementGaps statement={statement} mayUpdate={mayUpdate} />
      <ChangedNotice statement={statement} mayUpdate={mayUpdate} />
      <CardSection title={t(`statement.types.${type}`)}>
        <p className={styles['quiet']}>
          {[version === 0 ? t('statement.standard') : creationLine, isOwnText && t('statement.own')].filter(Boolean).join(' · ')}
        </p>
        <StatementText markdown={text} language={language} />
      </CardSection>
      {editing.id && mayUpdate && (
        <Suspense fallback={<DialogToCome />}>
          <StatementDrawer statement={statement} onClose={editing.close} />
        </Suspense>
      )}
      {versions.id && <StatementVersions type={type} language={language} onClose={versions.close} />}
    </>
  );
}
