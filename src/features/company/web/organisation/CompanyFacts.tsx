import { Button } from '@mantine/core';
import { useQuery } from '#kernel/web/address.ts';
import { countriesIn } from '#kernel/web/countries.ts';
import { useFormat } from '#kernel/web/format.ts';
import { PhoneLink } from '#kernel/web/PhoneLink.tsx';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { Fact, Facts } from '#ui/Facts.tsx';
import type { Company } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { companyLogoAddress } from '../public.ts';
import styles from './organisation.module.css';

/** The company's details. */
export function CompanyFacts({ company }: { company: Company }) {
  const t = useTexts<typeof en>('company');
  const format = useFormat();
  const { purposeDescription, numberOfEmployees, mobileCountryCode, mobilePhone } = company;
  return (
    <CardSection title={t('organisation.facts')}>
      <CompanyLogo company={company} />
      <Facts>
        <Fact label={t('organisation.purposeDescription')}>{purposeDescription ?? t('organisation.notSaid')}</Fact>
        <Fact label={t('organisation.address')}>
          <Address company={company} />
        </Fact>
        <Fact label={t('organisation.phone')}>
          {mobilePhone ? <PhoneLink code={mobileCountryCode} number={mobilePhone} /> : t('organisation.notSaid')}
        </Fact>
        <Fact label={t('organisation.numberOfEmployees')}>{format.number(numberOfEmployees)}</Fact>
        <Fact label={t('organisation.director')}>
          <Director company={company} />
        </Fact>
      </Facts>
    </CardSection>
  );
}

/** The dialog to change the logo belongs to files. */
function CompanyLogo({ company: { name, logoGuid, permissions } }: { company: Company }) {
  const t = useTexts<typeof en>('company');
  const [, change] = useQuery();
  const address = companyLogoAddress(logoGuid, 512);
  if (!address && !permissions.edit) return null;
  return (
    <div className={styles['logo']}>
      {address ? (
        <img className={styles['logoPicture']} src={address} alt={t('organisation.logo', { company: name })} />
      ) : (
        <span className={styles['initials']} aria-hidden>
          {name.slice(0, 1).toUpperCase()}
        </span>
      )}
      {permissions.edit && (
        <Button variant="subtle" size="compact-sm" onClick={() => change({ logo: 'change' })}>
          {t(address ? 'organisation.changeLogo' : 'organisation.addLogo')}
        </Button>
      )}
    </div>
  );
}

function Address({ company: { address, secondaryStreetAddress, province } }: { company: Company }) {
  const language = useLanguage();
  const { streetAddress, postalCode, city, country } = address;
  const countryName = countriesIn(language).find(({ value }) => value === country)?.label ?? country;
  const lines = [streetAddress, secondaryStreetAddress, `${postalCode} ${city}`, province, countryName].filter(Boolean);
  return lines.map((line) => (
    <span key={line} className={styles['addressLine']}>
      {line}
    </span>
  ));
}

/** The dialog to choose the director belongs to access control. */
function Director({ company: { companyDirector, permissions } }: { company: Company }) {
  const t = useTexts<typeof en>('company');
  const [, change] = useQuery();
  return (
    <span className={styles['director']}>
      {companyDirector?.name ?? t('organisation.noDirector')}
      {permissions.guard && (
        <Button variant="subtle" size="compact-sm" onClick={() => change({ director: 'choose' })}>
          {t(companyDirector ? 'organisation.changeDirector' : 'organisation.chooseDirector')}
        </Button>
      )}
    </span>
  );
}
