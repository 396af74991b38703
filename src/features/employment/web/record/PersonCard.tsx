import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { CardSection } from '#ui/CardSection.tsx';
import type { EmploymentDocument } from '../../contract/document.ts';
import type { en } from '../../texts/en.ts';
import { SetPerson } from './SetPerson.tsx';
import styles from './record.module.css';

interface PersonCardProps {
  document: EmploymentDocument;
  /** Whether it may be said now whose the contract is. */
  maySet: boolean;
}

/** Whose contract it is; of one that was made for somebody new it is said here (employment.20). */
export function PersonCard({ document, maySet }: PersonCardProps) {
  const t = useTexts<typeof en>('employment');
  const [isSetting, setSetting] = useState(false);
  const { companyUserId, employeeName, name } = document;
  return (
    <CardSection title={t('record.person')}>
      {companyUserId === null ? (
        <>
          <p className={styles['quiet']}>{t(employeeName ? 'record.nobody' : 'record.nobodyNamed', { name: employeeName })}</p>
          {maySet && (
            <Button variant="default" leftSection={<IconUserPlus aria-hidden />} onClick={() => setSetting(true)}>
              {t('record.setPerson.open')}
            </Button>
          )}
        </>
      ) : (
        <Link to="/people/details" query={{ employeeId: companyUserId }}>
          {employeeName || name}
        </Link>
      )}
      {isSetting && <SetPerson document={document} onClose={() => setSetting(false)} />}
    </CardSection>
  );
}
