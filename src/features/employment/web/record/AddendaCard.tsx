import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { FramedList, FramedRow } from '#ui/FramedList.tsx';
import type { DocumentListItem } from '../../contract/document.ts';
import type { en } from '../../texts/en.ts';
import { DocumentStateBadge } from '../components/DocumentStateBadge.tsx';

/** The addenda to a contract that the user may see (employment.61). */
export function AddendaCard({ addenda }: { addenda: readonly DocumentListItem[] }) {
  const t = useTexts<typeof en>('employment');
  const format = useFormat();
  if (addenda.length === 0) return null;
  return (
    <CardSection title={t('addenda.title')}>
      <FramedList label={t('addenda.title')}>
        {addenda.map((one) => (
          <FramedRow key={one.documentId}>
            <Link to="/employee-contract/view" query={{ documentId: one.documentId }}>
              {t(one.publishedOn ? 'addenda.published' : 'addenda.created', { date: format.moment(one.publishedOn ?? one.createdOn) })}
            </Link>
            <DocumentStateBadge document={one} />
          </FramedRow>
        ))}
      </FramedList>
    </CardSection>
  );
}
