import { Table } from '@mantine/core';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { HistoryEntry } from '../../contract/life.ts';
import type { en } from '../../texts/en.ts';

/** The same history as a table, for copying. */
export function HistoryTable({ history }: { history: readonly HistoryEntry[] }) {
  const t = useTexts<typeof en>('people');
  const format = useFormat();
  return (
    <Table.ScrollContainer minWidth={680} type="native">
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('history.from')}</Table.Th>
            <Table.Th scope="col">{t('fields.position')}</Table.Th>
            <Table.Th scope="col">{t('fields.department')}</Table.Th>
            <Table.Th scope="col">{t('fields.reportingToFullName')}</Table.Th>
            <Table.Th scope="col">{t('fields.positionCoverage')}</Table.Th>
            <Table.Th scope="col">{t('history.changedBy')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {history.map((entry) => (
            <Table.Tr key={`${entry.validFrom} ${entry.changedAt}`}>
              <Table.Th scope="row" className="tabular">
                {format.date(entry.validFrom)}
              </Table.Th>
              <Table.Td>{entry.position}</Table.Td>
              <Table.Td>{entry.department}</Table.Td>
              <Table.Td>{entry.reportingToFullName}</Table.Td>
              <Table.Td className="tabular">{format.percent(entry.positionCoverage)}</Table.Td>
              <Table.Td>{entry.changedByFullName}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
