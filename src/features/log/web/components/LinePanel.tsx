import { Button } from '@mantine/core';
import { useQuery } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { SidePanel } from '#ui/SidePanel.tsx';
import type { LogLine } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { LineDetails } from './LineDetails.tsx';
import styles from './log.module.css';

/** The details of one line of the company's log, with the ways to the person concerned. */
export function LinePanel({ line, onClose }: { line: LogLine | undefined; onClose: () => void }) {
  const t = useTexts<typeof en>('log');
  return (
    <SidePanel title={t('line.title')} isOpen={line !== undefined} onClose={onClose}>
      {line && (
        <div className={styles['line']}>
          <LineDetails line={line} />
          {line.person && <PersonWays companyUserId={line.person.companyUserId} />}
        </div>
      )}
    </SidePanel>
  );
}

function PersonWays({ companyUserId }: { companyUserId: string }) {
  const t = useTexts<typeof en>('log');
  const [query, change] = useQuery();
  return (
    <ButtonRow>
      {query['person'] !== companyUserId && (
        <Button variant="default" onClick={() => change({ person: companyUserId, page: undefined, line: undefined })}>
          {t('line.onlyPerson')}
        </Button>
      )}
      <Button variant="subtle" component={Link} to="/people/details" query={{ employeeId: companyUserId }}>
        {t('line.openPerson')}
      </Button>
    </ButtonRow>
  );
}
