import type { PartOfRecord } from '#kernel/web/entry.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { RecordsCard } from '#kernel/web/RecordsCard.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { getDocuments } from '../../contract/endpoints.ts';
import type { DocumentFilter } from '../../contract/lists.ts';
import type { en } from '../../texts/en.ts';
import { DocumentStateBadge } from '../components/DocumentStateBadge.tsx';

/** The employment contracts of a person on their profile, for those who see them (employment.33). */
export function PersonContracts({ recordId }: PartOfRecord) {
  const t = useTexts<typeof en>('employment');
  const format = useFormat();
  const language = useLanguage();
  const isFixed = useReadOnly();
  const filter: DocumentFilter = { companyUserIds: [recordId] };
  const { answer } = useCall(getDocuments, { query: { filter: JSON.stringify(filter) } });
  const mayAdd = answer?.permissions.create === true && !isFixed;
  // Most see profiles of people whose contracts they do not see.
  if (!answer || (answer.documentListItems.length === 0 && !mayAdd)) return null;
  const rows = answer.documentListItems.map(({ documentId, templateId, templateName, position, state, isAnnulled, publishedOn }) => ({
    key: documentId,
    link: (
      <Link to="/employee-contract/view" query={{ documentId }}>
        {answer.templates.find((one) => one.templateId === templateId)?.name[language] ?? templateName}
      </Link>
    ),
    about: [position, publishedOn && t('record.ofPerson.published', { date: format.dayOf(publishedOn) })].filter(Boolean).join(' · '),
    badge: <DocumentStateBadge document={{ state, isAnnulled }} />,
  }));
  const add = mayAdd && { to: '/employee-contract/new', query: { companyUserId: recordId }, label: t('record.ofPerson.add') };
  return <RecordsCard title={t('list.title')} none={t('record.ofPerson.none')} add={add} rows={rows} />;
}
