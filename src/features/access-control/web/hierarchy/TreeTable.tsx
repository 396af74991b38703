import { VisuallyHidden } from '@mantine/core';
import { IconArrowsMove } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useListTexts } from '#kernel/web/use-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { SearchField } from '#ui/table/SearchField.tsx';
import type { en } from '../../texts/en.ts';
import styles from './chart.module.css';
import { nameOf, walk } from './chart.ts';
import type { Chart, ChartNode } from './chart.ts';
import type { Moves } from './draft.ts';

interface TreeTableProps {
  chart: Chart;
  roots: readonly ChartNode[];
  moves: Moves;
  /** Set while the chart is edited. */
  onMove: ((id: string) => void) | undefined;
}

/** The chart as a table, in the same order. */
export function TreeTable({ chart, roots, moves, onMove }: TreeTableProps) {
  const t = useTexts<typeof en>('access-control');
  const words = useListTexts();
  const [{ search = '' }, change] = useQuery();
  const rows = useMemo(() => rowsOf(chart, roots, search), [chart, roots, search]);
  const columns = useColumns(chart, moves);
  const move = onMove && (({ person }: ChartNode) => <MoveButton name={nameOf(person)} onMove={() => onMove(person.id)} />);
  return (
    <div className={styles['table']}>
      <SearchField {...words.search} value={search} onChange={(next) => change({ search: next || undefined })} />
      <DataTable
        label={t('chart.label')}
        columns={columns}
        rows={rows}
        rowKey={({ person }) => person.id}
        actions={move}
        texts={words.table}
        empty={<EmptyState title={t('chart.table.nobody')} />}
      />
    </div>
  );
}

function MoveButton({ name, onMove }: { name: string; onMove: () => void }) {
  const t = useTexts<typeof en>('access-control');
  return <IconButton label={t('chart.move.title', { name })} icon={IconArrowsMove} onClick={onMove} />;
}

/** The rows from the top down; people outside the chart come last. */
function rowsOf({ roots: tops, loose }: Chart, roots: readonly ChartNode[], search: string): ChartNode[] {
  const outside = roots === tops ? loose.filter((node) => !tops.includes(node)) : [];
  const wanted = search.trim().toLocaleLowerCase();
  return [...walk(roots), ...outside].filter(({ person }) =>
    `${nameOf(person)} ${person.position ?? ''}`.toLocaleLowerCase().includes(wanted),
  );
}

function useColumns({ byId }: Chart, moves: Moves): Column<ChartNode>[] {
  const t = useTexts<typeof en>('access-control');
  return useMemo(() => {
    const managerOf = ({ managerId }: ChartNode) => {
      const manager = byId.get(managerId ?? '');
      return manager ? nameOf(manager.person) : t(managerId ? 'chart.loose.hidden' : 'chart.table.noManager');
    };
    const stateOf = ({ person }: ChartNode) => [
      person.id in moves && t('chart.moved'),
      !person.isActive && t(person.isPending ? 'chart.pending' : 'chart.deactivated'),
    ];
    const name = (node: ChartNode) => (
      <span className={styles['level']} style={{ paddingInlineStart: `${Math.min(node.depth, 12) * 1.25}rem` }}>
        <VisuallyHidden>{t('chart.table.level', { level: node.depth + 1 })}</VisuallyHidden>
        <Link to="/people/details" query={{ employeeId: node.person.id }}>
          {nameOf(node.person)}
        </Link>
        {stateOf(node).map((state) => state && <small key={state}>{state}</small>)}
      </span>
    );
    return [
      { key: 'name', header: t('chart.table.name'), isPrimary: true, width: 14, maxWidth: 18, cell: name },
      { key: 'position', header: t('chart.table.position'), maxWidth: 13, cell: ({ person }) => person.position },
      { key: 'department', header: t('chart.table.department'), maxWidth: 11, cell: ({ person }) => person.department },
      { key: 'role', header: t('chart.table.role'), cell: ({ person }) => person.role && t(`roles.${person.role}.name`) },
      { key: 'manager', header: t('chart.table.manager'), maxWidth: 13, cell: managerOf },
      { key: 'below', header: t('chart.table.below'), align: 'end', cell: ({ below }) => below || '' },
    ];
  }, [byId, moves, t]);
}
