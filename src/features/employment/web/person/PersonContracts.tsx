import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Answer } from '#kernel/contract/endpoint.ts';
import type { PartOfRecord } from '#kernel/web/entry.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { FramedList, FramedRow } from '#ui/FramedList.tsx';
import type { DocumentListItem } from '../../contract/document.ts';
import { getDocuments } from '../../contract/endpoints.ts';
import type { DocumentFilter } from '../../contract/lists.ts';
import type { en } from '../../texts/en.ts';
import { DocumentStateBadge } from '../components/DocumentStateBadge.tsx';
import styles from './person.module.css';

/** The employment contracts of a person on their profile, for those who see them (employment.33). */
export function PersonContracts({ recordId }: PartOfRecord) {
  const t = useTexts<typeof en>('employment');
  const isFixed = useReadOnly();
  const filter: DocumentFilter = { companyUserIds: [recordId] };
  const { answer } = useCall(getDocuments, { query: { filter: JSON.stringify(filter) } });
  const mayAdd = answer?.permissions.create === true && !isFixed;
  // Most see profiles of people whose contracts they do not see.
  if (!answer || (answer.documentListItems.length === 0 && !mayAdd)) return null;
  return (
    <CardSection title={t('list.title')}>
      {answer.documentListItems.length > 0 ? (
        <FramedList label={t('list.title')}>
          {answer.documentListItems.map((document) => (
            <ContractRow key={document.documentId} document={document} templates={answer.templates} />
          ))}
        </FramedList>
      ) : (
        <p className={styles['quiet']}>{t('record.ofPerson.none')}</p>
      )}
      {mayAdd && (
        <Button
          component={Link}
          to="/employee-contract/new"
          query={{ companyUserId: recordId }}
          variant="subtle"
          mt="sm"
          leftSection={<IconPlus aria-hidden />}
        >
          {t('record.ofPerson.add')}
        </Button>
      )}
    </CardSection>
  );
}

type Templates = Answer<typeof getDocuments>['templates'];

function ContractRow({ document, templates }: { document: DocumentListItem; templates: Templates }) {
  const language = useLanguage();
  const t = useTexts<typeof en>('employment');
  const format = useFormat();
  const { documentId, templateId, templateName, position, state, publishedOn } = document;
  const about = [position, publishedOn && t('record.ofPerson.published', { date: format.date(publishedOn) })].filter(Boolean).join(' · ');
  return (
    <FramedRow>
      <span className={styles['words']}>
        <Link to="/employee-contract/view" query={{ documentId }}>
          {templates.find((one) => one.templateId === templateId)?.name[language] ?? templateName}
        </Link>
        {about && <span className={styles['quiet']}>{about}</span>}
      </span>
      <DocumentStateBadge state={state} />
    </FramedRow>
  );
}
