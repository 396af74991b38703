import { useFormat } from '#kernel/web/format.ts';
import { RecordParts } from '#kernel/web/RecordParts.tsx';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useMedia } from '#ui/use-narrow.ts';
import type { CompanyUser } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { contactFacts, jobFacts, payFacts, personalFacts } from '../profile-facts.ts';
import { FactList } from './FactList.tsx';
import { HiddenNumbers } from './HiddenNumbers.tsx';
import { NextOfKin } from './NextOfKin.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import styles from './profile.module.css';

// The sections stand in two columns from 64em on (profile.module.css); printing shows the layout of the screen.
const oneColumn = matchMedia('screen and (width < 64em)');

/** The visible fields of a person in sections (people.27, people.28). */
export function ProfileFields({ person, isCard }: { person: CompanyUser; isCard: boolean }) {
  const t = useTexts<typeof en>('people');
  const wording = { t, format: useFormat(), language: useLanguage() };
  const isOneColumn = useMedia(oneColumn);
  // What other features know of somebody's work: there is none of external people, nor of those who have not begun.
  const worksHere = !isCard && !person.isExternal && !person.isPending;
  const cards = !isCard && <RecordParts record="person" place="card" recordId={person.id} />;
  return (
    <div className={styles['sections']} data-columns={isCard ? 1 : 2}>
      <div className={styles['column']}>
        <ProfileSection name="contact" person={person}>
          <FactList facts={contactFacts(person, wording)} />
        </ProfileSection>
        <ProfileSection name="job" person={person}>
          <FactList facts={jobFacts(person, wording)}>
            {worksHere && <RecordParts record="person" place="facts" recordId={person.id} />}
          </FactList>
        </ProfileSection>
        {!isOneColumn && cards}
        {isCard && <p className={styles['nothing']}>{t('profile.cardOnly')}</p>}
      </div>
      {!isCard && (
        <div className={styles['column']}>
          <PrivateSections person={person} />
          {/* In one column the cards of other features come last, so that they do not push a section that is edited out of sight. */}
          {isOneColumn && cards}
        </div>
      )}
    </div>
  );
}

function PrivateSections({ person }: { person: CompanyUser }) {
  const t = useTexts<typeof en>('people');
  const wording = { t, format: useFormat(), language: useLanguage() };
  const pay = payFacts(person, wording);
  const personal = personalFacts(person, wording);
  return (
    <>
      {(pay.length > 0 || person.masked) && (
        <ProfileSection name="pay" person={person}>
          <FactList facts={pay} />
          <HiddenNumbers person={person} />
        </ProfileSection>
      )}
      {personal.length > 0 && (
        <ProfileSection name="personal" person={person}>
          <FactList facts={personal} />
        </ProfileSection>
      )}
      {person.emergencyContacts && (
        <ProfileSection name="nextOfKin" person={person}>
          <NextOfKin contacts={person.emergencyContacts} />
        </ProfileSection>
      )}
      {person.notes !== undefined && (
        <ProfileSection name="remarks" person={person} note={t('profile.managersOnly')}>
          <p className={person.notes ? styles['remarks'] : styles['nothing']}>{person.notes ?? t('profile.notGiven')}</p>
        </ProfileSection>
      )}
    </>
  );
}
