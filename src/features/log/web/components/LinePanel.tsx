import { Button, Table } from '@mantine/core';
import { useQuery } from '#kernel/web/address.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Fact, Facts } from '#ui/Facts.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SidePanel } from '#ui/SidePanel.tsx';
import type { LogChange, LogLine } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { Marks } from './LogCells.tsx';
import styles from './log.module.css';

/** The details of one line: who, when, how, and every value before and after. */
export function LinePanel({ line, onClose }: { line: LogLine | undefined; onClose: () => void }) {
  const t = useTexts<typeof en>('log');
  const k = useKernelTexts();
  return (
    <SidePanel title={t('line.title')} isOpen={line !== undefined} onClose={onClose} closeLabel={k('actions.close')}>
      {line && <Line line={line} />}
    </SidePanel>
  );
}

function Line({ line }: { line: LogLine }) {
  const t = useTexts<typeof en>('log');
  const { changes, isErased, isDeletion, person, sentence } = line;
  return (
    <div className={styles['line']}>
      <p className={styles['sentence']}>{sentence}</p>
      {(isDeletion || isErased) && (
        <p className={styles['marks']}>
          <Marks line={line} />
        </p>
      )}
      <LineFacts line={line} />
      {isErased && <Notice tone="note">{t('line.erased')}</Notice>}
      {changes.length > 0 && <Changes changes={changes} />}
      {changes.length === 0 && !isErased && <p className={styles['quiet']}>{t('line.noChanges')}</p>}
      {person && <PersonWays companyUserId={person.companyUserId} />}
    </div>
  );
}

function LineFacts({ line: { at, actor, how, person, thing } }: { line: LogLine }) {
  const t = useTexts<typeof en>('log');
  const format = useFormat();
  const about = [person?.name, thing].filter(Boolean).join(' · ');
  return (
    <Facts>
      <Fact label={t('line.when')}>{format.moment(at)}</Fact>
      <Fact label={t('line.who')}>{actor?.name}</Fact>
      <Fact label={t('line.how')}>{how}</Fact>
      <Fact label={t('line.about')}>{about}</Fact>
    </Facts>
  );
}

function Changes({ changes }: { changes: readonly LogChange[] }) {
  const t = useTexts<typeof en>('log');
  return (
    <Table className={styles['values'] ?? ''}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('line.field')}</Table.Th>
          <Table.Th scope="col">{t('line.before')}</Table.Th>
          <Table.Th scope="col">{t('line.after')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {changes.map(({ field, label, before, after }) => (
          <Table.Tr key={field}>
            <Table.Th scope="row">{label}</Table.Th>
            <Table.Td>{before ?? t('line.nothing')}</Table.Td>
            <Table.Td>{after ?? t('line.nothing')}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
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
