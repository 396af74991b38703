import { useFormat } from '#kernel/web/format.ts';
import { useLanguage } from '#kernel/web/texts.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { Columns } from '#ui/Columns.tsx';
import { Fact, Facts } from '#ui/Facts.tsx';
import type { LocalText } from '../../contract/local-text.ts';
import type { Treatment } from '../../contract/treatment.ts';
import { useGdprTexts, useNames } from '../gdpr-words.ts';
import { Completeness } from './Completeness.tsx';
import { DpiaCard } from './DpiaCard.tsx';
import { RelatedCard } from './RelatedCard.tsx';
import { useCountryNames, useRetention } from './treatment-words.ts';
import styles from './treatment.module.css';

interface CardProps {
  treatment: Treatment;
}

/** All that is kept of a treatment. */
export function TreatmentOverview({ treatment }: CardProps) {
  return (
    <Columns of="cards">
      <div className={styles['column']}>
        <WhatCard treatment={treatment} />
        <BasisCard treatment={treatment} />
        <DataCard treatment={treatment} />
      </div>
      <div className={styles['column']}>
        <Completeness completion={treatment.completion} lacksDpia={treatment.dpia.isDemanded && treatment.dpia.state === null} />
        <DpiaCard treatment={treatment} />
        <WhoCard treatment={treatment} />
        <KeepCard treatment={treatment} />
        <RelatedCard treatment={treatment} />
      </div>
    </Columns>
  );
}

/** A text in the language of the page; where it is only written in the other, that is said. */
function LiveMessage({ text }: { text: LocalText }) {
  const t = useGdprTexts();
  const language = useLanguage();
  const other = language === 'no' ? 'en' : 'no';
  const own = text[language];
  if (own !== '') return <span className={styles['text']}>{own}</span>;
  if (text[other] === '') return null;
  return (
    <span className={styles['text']} lang={other === 'no' ? 'nb' : 'en'}>
      {text[other]} <span className={styles['quiet']}>({t('words.otherLanguage', { language: t(`words.languages.${other}`) })})</span>
    </span>
  );
}

function isWritten({ no, en }: LocalText): boolean {
  return no !== '' || en !== '';
}

/** One row, when its text is written. */
function shownText(text: LocalText) {
  return isWritten(text) && <LiveMessage text={text} />;
}

function WhatCard({ treatment }: CardProps) {
  const t = useGdprTexts();
  const { purpose, activity, mainCategory, subCategory, role, controllerName, controllerContact } = treatment;
  return (
    <CardSection title={t('treatment.sections.what')}>
      <Facts>
        <Fact label={t('treatment.fields.purpose')}>{shownText(purpose)}</Fact>
        <Fact label={t('treatment.fields.activity')}>{shownText(activity)}</Fact>
        <Fact label={t('treatment.fields.mainCategory')}>{shownText(mainCategory)}</Fact>
        <Fact label={t('treatment.fields.subCategory')}>{shownText(subCategory)}</Fact>
        <Fact label={t('treatment.fields.role')}>{t(`words.roles.${role}`)}</Fact>
        <Fact label={t('treatment.fields.controllerName')}>{controllerName}</Fact>
        <Fact label={t('treatment.fields.controllerContact')}>{controllerContact}</Fact>
      </Facts>
    </CardSection>
  );
}

function BasisCard({ treatment }: CardProps) {
  const t = useGdprTexts();
  const { legalBasis, legalBasisExplanation, balancing, art9Basis } = treatment;
  return (
    <CardSection title={t('treatment.sections.basis')}>
      <Facts>
        <Fact label={t('treatment.fields.legalBasis')}>{legalBasis ? t(`words.legalBases.${legalBasis}`) : t('words.notSaid')}</Fact>
        <Fact label={t('treatment.fields.legalBasisExplanation')}>{shownText(legalBasisExplanation)}</Fact>
        <Fact label={t('treatment.fields.balancing')}>{shownText(balancing)}</Fact>
        <Fact label={t('treatment.fields.art9Basis')}>{art9Basis && t(`words.art9Bases.${art9Basis}`)}</Fact>
      </Facts>
    </CardSection>
  );
}

function DataCard({ treatment }: CardProps) {
  const t = useGdprTexts();
  const names = useNames();
  const { dataSubjects, dataCategories, source, dpiaNeeded } = treatment;
  return (
    <CardSection title={t('treatment.sections.data')}>
      <Facts>
        <Fact label={t('treatment.fields.dataSubjects')}>{names.subjects(dataSubjects)}</Fact>
        <Fact label={t('treatment.fields.dataCategories')}>{names.categories(dataCategories)}</Fact>
        <Fact label={t('treatment.fields.source')}>{shownText(source)}</Fact>
        <Fact label={t('treatment.fields.dpiaNeeded')}>{dpiaNeeded !== null && t(dpiaNeeded ? 'words.yes' : 'words.no')}</Fact>
      </Facts>
    </CardSection>
  );
}

function WhoCard({ treatment }: CardProps) {
  const t = useGdprTexts();
  const format = useFormat();
  const countries = useCountryNames();
  const { software, processorName, hasAgreement, recipients, transferCountries, transferSafeguard } = treatment;
  const transfers =
    transferCountries && (transferCountries.length === 0 ? t('treatment.noTransfers') : format.list(transferCountries.map(countries)));
  return (
    <CardSection title={t('treatment.sections.who')}>
      <Facts>
        <Fact label={t('treatment.fields.softwareIds')}>{format.list(software.map(({ softwareName }) => softwareName))}</Fact>
        <Fact label={t('treatment.fields.processorName')}>{processorName}</Fact>
        <Fact label={t('treatment.fields.hasAgreement')}>{hasAgreement !== null && t(hasAgreement ? 'words.yes' : 'words.no')}</Fact>
        <Fact label={t('treatment.fields.recipients')}>{shownText(recipients)}</Fact>
        <Fact label={t('treatment.fields.transferCountries')}>{transfers}</Fact>
        <Fact label={t('treatment.fields.transferSafeguard')}>{transferSafeguard && t(`words.safeguards.${transferSafeguard}`)}</Fact>
      </Facts>
    </CardSection>
  );
}

function KeepCard({ treatment }: CardProps) {
  const t = useGdprTexts();
  const format = useFormat();
  const retention = useRetention();
  const { securityMeasures, createdDate, createdBy, lastEdited, lastEditedBy } = treatment;
  const by = (moment: string, name: string | null) => [format.moment(moment), name].filter(Boolean).join(' · ');
  return (
    <CardSection title={t('treatment.sections.keep')}>
      <Facts>
        <Fact label={t('treatment.fields.retention')}>
          {(isWritten(treatment.retention) || treatment.retentionMonths !== null) && (
            <>
              <LiveMessage text={treatment.retention} /> <span className={styles['quiet']}>{retention(treatment)}</span>
            </>
          )}
        </Fact>
        <Fact label={t('treatment.fields.securityMeasures')}>{shownText(securityMeasures)}</Fact>
        <Fact label={t('treatment.created')}>{by(createdDate, createdBy)}</Fact>
        <Fact label={t('treatment.changed')}>{by(lastEdited, lastEditedBy)}</Fact>
      </Facts>
    </CardSection>
  );
}
