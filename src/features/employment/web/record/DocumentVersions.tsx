import { Button, Select } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '#kernel/web/call.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { saveFile } from '#kernel/web/save-file.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { Columns } from '#ui/Columns.tsx';
import { FramedList, FramedRow } from '#ui/FramedList.tsx';
import { ListSkeleton } from '#ui/ListSkeleton.tsx';
import { TwoLines } from '#ui/TwoLines.tsx';
import type { DocumentListItem } from '../../contract/document.ts';
import { compareVersions, downloadDocument, getVersions } from '../../contract/endpoints-life.ts';
import { isDraft } from '../../contract/rules/document-status.ts';
import type { en } from '../../texts/en.ts';
import { ClauseRedlines } from '../components/ClauseRedlines.tsx';
import styles from './record.module.css';

type Version = Answer<typeof getVersions>['versions'][number];

/** How often a contract was published, and what differs between two of them, or from the draft (employment.18). */
export function DocumentVersions({ document }: { document: DocumentListItem }) {
  const t = useTexts<typeof en>('employment');
  const { documentId } = document;
  const read = useCall(getVersions, { query: { documentId } });
  return (
    <Loaded read={read} skeleton={<ListSkeleton />}>
      {({ versions }) => (
        <div className={styles['column']}>
          <CardSection title={t('record.versions.title')}>
            <FramedList label={t('record.versions.title')}>
              {versions.map((version) => (
                <VersionRow key={version.number} documentId={documentId} version={version} />
              ))}
            </FramedList>
          </CardSection>
          <Comparison key={versions.length} document={document} versions={versions} />
        </div>
      )}
    </Loaded>
  );
}

function VersionRow({ documentId, version }: { documentId: string; version: Version }) {
  const t = useTexts<typeof en>('employment');
  const format = useFormat();
  const { number, publishedOn, publishedBy, templateVersion } = version;
  const download = () => void runOrShowError(async () => saveFile(await call(downloadDocument, { query: { documentId, number } })));
  return (
    <FramedRow>
      <TwoLines
        about={[format.moment(publishedOn), publishedBy, t('record.versions.template', { version: templateVersion })]
          .filter(Boolean)
          .join(' · ')}
      >
        <strong>{t('record.versions.number', { number })}</strong>
      </TwoLines>
      <Button
        variant="subtle"
        leftSection={<IconDownload aria-hidden />}
        onClick={download}
        aria-label={t('record.versions.download', { number })}
      >
        {t('list.download')}
      </Button>
    </FramedRow>
  );
}

const draft = 'draft';

/** Two versions to compare; the newest with the one before it, or with the draft. */
function Comparison({ document: { documentId, state, language }, versions }: { document: DocumentListItem; versions: readonly Version[] }) {
  const t = useTexts<typeof en>('employment');
  const numbers = versions.map(({ number }) => String(number));
  const later = isDraft(state) ? [draft, ...numbers] : numbers;
  const [to, setTo] = useState(later[0] ?? '');
  const [from, setFrom] = useState(later[1] ?? '');
  if (later.length < 2) return null;
  const label = (value: string) => ({
    value,
    label: value === draft ? t('record.versions.draft') : t('record.versions.number', { number: Number(value) }),
  });
  return (
    <CardSection title={t('record.versions.compare')}>
      <Columns of="longFields">
        <Select
          label={t('record.versions.from')}
          data={numbers.map(label)}
          value={from}
          onChange={(value) => setFrom(value ?? from)}
          allowDeselect={false}
        />
        <Select
          label={t('record.versions.to')}
          data={later.map(label)}
          value={to}
          onChange={(value) => setTo(value ?? to)}
          allowDeselect={false}
        />
      </Columns>
      <Compared
        key={`${from} ${to}`}
        comparison={{ documentId, from: Number(from), ...(to !== draft && { to: Number(to) }) }}
        language={language}
      />
    </CardSection>
  );
}

function Compared({ comparison, language }: { comparison: { documentId: string; from: number; to?: number }; language: 'no' | 'en' }) {
  const read = useCall(compareVersions, { query: comparison });
  return (
    <Loaded read={read} skeleton={<ListSkeleton rows={2} />}>
      {({ clauses }) => <ClauseRedlines clauses={clauses} language={language} />}
    </Loaded>
  );
}
