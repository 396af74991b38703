import { Button } from '@mantine/core';
import { useState } from 'react';
import { writtenAccountNumber } from '#kernel/contract/account-number.ts';
import { call } from '#kernel/web/call.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Fact, Facts } from '#ui/Facts.tsx';
import { getCompanyUser } from '../../contract/endpoints.ts';
import type { CompanyUser } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from './profile.module.css';

type Numbers = Pick<CompanyUser, 'socialSecurityNumber' | 'salaryAccountNumber'>;

/** The salary account and the national number: masked until the user reveals them, which is logged. */
export function HiddenNumbers({ person }: { person: CompanyUser }) {
  const t = useTexts<typeof en>('people');
  const [numbers, setNumbers] = useState<Numbers>();
  const [isAsking, setIsAsking] = useState(false);
  const { masked } = person;
  if (!masked) return null;

  async function show(): Promise<void> {
    setIsAsking(true);
    try {
      const { companyUser } = await call(getCompanyUser, { query: { companyUserEncrId: person.id, shouldLog: 'true' } });
      setNumbers(companyUser);
    } catch (error) {
      showError(error, () => void show());
    } finally {
      setIsAsking(false);
    }
  }

  const isThere = Boolean(masked.socialSecurityNumber ?? masked.salaryAccountNumber);
  return (
    <>
      <Facts>
        {(['salaryAccountNumber', 'socialSecurityNumber'] as const).map((name) => (
          <Fact key={name} label={t(`fields.${name}`)}>
            <NumberText text={numbers ? numbers[name] : masked[name]} write={written[name]} />
          </Fact>
        ))}
      </Facts>
      {isThere && (
        <div className={styles['reveal']}>
          <Button variant="default" size="xs" loading={isAsking} onClick={() => (numbers ? setNumbers(undefined) : void show())}>
            {numbers ? t('profile.hideNumbers') : t('profile.showNumbers')}
          </Button>
          <span className={styles['nothing']}>{t('profile.logged')}</span>
        </div>
      )}
    </>
  );
}

interface NumberTextProps {
  text: string | null | undefined;
  write: (number: string) => string;
}

function NumberText({ text, write }: NumberTextProps) {
  const t = useTexts<typeof en>('people');
  return text ? <span className="tabular">{write(text)}</span> : <span className={styles['nothing']}>{t('profile.notGiven')}</span>;
}

/** The groups that people read: 8601 11 17947, 010190 12345. */
const written: Record<keyof Numbers, (number: string) => string> = {
  salaryAccountNumber: writtenAccountNumber,
  socialSecurityNumber: (number) => number.replace(/^(.{6})(.{5})$/u, '$1 $2'),
};
