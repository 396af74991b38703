import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { Fact, Facts } from '#ui/Facts.tsx';
import type { EmploymentDocument } from '../../contract/document.ts';
import type { en } from '../../texts/en.ts';
import { useDocumentWords, useTemplateName } from '../document-words.ts';

const shownOfFingerprint = 16;

/** What the contract is, and where it stands. */
export function DocumentFacts({ document }: { document: EmploymentDocument }) {
  const t = useTexts<typeof en>('employment');
  const format = useFormat();
  const words = useDocumentWords();
  const templateName = useTemplateName(document);
  const { state, addendumTo, templateVersion, createdOn, changedOn, publishedOn, fingerprint } = document;
  return (
    <CardSection title={t('record.facts')}>
      <Facts>
        <Fact label={t('list.columns.state')}>{words.state(state)}</Fact>
        <Fact label={t('addenda.to')}>
          {addendumTo && (
            <Link to="/employee-contract/view" query={{ documentId: addendumTo.documentId }}>
              {addendumTo.name}
            </Link>
          )}
        </Fact>
        <Fact label={t('list.columns.template')}>{t('record.templateOf', { name: templateName, version: templateVersion })}</Fact>
        <Fact label={t('list.columns.language')}>{words.language(document)}</Fact>
        <Fact label={t('list.columns.created')}>{format.moment(createdOn)}</Fact>
        <Fact label={t('list.columns.changed')}>{format.moment(changedOn)}</Fact>
        <Fact label={t('record.published')}>{publishedOn && format.moment(publishedOn)}</Fact>
        <Fact label={t('record.fingerprint')}>
          {fingerprint && <code title={fingerprint}>{fingerprint.slice(0, shownOfFingerprint)}</code>}
        </Fact>
      </Facts>
    </CardSection>
  );
}
