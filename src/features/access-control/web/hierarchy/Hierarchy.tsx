import { VisuallyHidden } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useGo, useQuery } from '#kernel/web/address.ts';
import { LeaveGuard } from '#kernel/web/LeaveGuard.tsx';
import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import type { getCompanyHierarchy } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import styles from './chart.module.css';
import { chartOf, nameOf } from './chart.ts';
import { ChartPane } from './ChartPane.tsx';
import { ChartTools } from './ChartTools.tsx';
import { EditBar } from './EditBar.tsx';
import { PeopleWithoutManager } from './PeopleWithoutManager.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { PrintedChart } from './PrintedChart.tsx';
import { TeamPath } from './TeamPath.tsx';
import { TreeTable } from './TreeTable.tsx';
import { useChartDraft } from './use-chart-draft.ts';
import { useChartView } from './use-chart-view.ts';

/** The chart including its draft, as a tree or a table. */
export function Hierarchy({ answer }: { answer: Answer<typeof getCompanyHierarchy> }) {
  const t = useTexts<typeof en>('access-control');
  const { people, directedByCompanyUserId, permissions } = answer;
  const [query, change] = useQuery();
  const go = useGo();
  const { draft, take, wasKept } = useChartDraft(permissions.edit);
  const [moving, setMoving] = useState<string>();
  const [said, setSaid] = useState('');
  const chart = useMemo(() => chartOf(people, directedByCompanyUserId, draft.moves), [people, directedByCompanyUserId, draft.moves]);
  const team = chart.byId.get(query['team'] ?? '');
  const { companyUserId } = useUser();
  const count = Object.keys(draft.moves).length;
  const isEditing = permissions.edit && (query['edit'] === 'true' || count > 0);
  const isTable = query['view'] === 'table';
  const view = useChartView(chart, { team, ownId: companyUserId, isShown: !isTable });

  function move(id: string, managerId: string | null): void {
    const node = chart.byId.get(id);
    if (!node) return;
    const { reportingToCompanyUserId: from, version } = node.person;
    take({ kind: 'move', id, move: { to: managerId, from, version } });
    setSaid(t('chart.draft.announced', { name: nameOf(node.person), count: Math.max(1, count) }));
  }
  const show = (id: string): void => {
    if (team && !view.layout.byId.has(id)) change({ team: undefined });
    view.goTo(id);
  };
  const onMove = isEditing ? setMoving : undefined;
  const onProfile = (id: string) => void go('/people/details', { employeeId: id });
  return (
    <div className={styles['hierarchy']} data-editing={isEditing || undefined}>
      <ChartTools chart={chart} isEditing={isEditing} mayEdit={permissions.edit} onFind={show} />
      {isEditing && <EditBar chart={chart} draft={draft} take={take} wasKept={wasKept} onShow={show} />}
      {team && <TeamPath team={team} onChoose={(id) => change({ team: id })} />}
      <div className={styles['beside']}>
        {isTable && <TreeTable chart={chart} roots={view.roots} moves={draft.moves} onMove={onMove} />}
        {!isTable && chart.roots.length === 0 && <EmptyState title={t('chart.empty')} text={t('chart.emptyText')} />}
        {!isTable && chart.roots.length > 0 && (
          <ChartPane
            chart={chart}
            view={view}
            moves={draft.moves}
            onProfile={onProfile}
            onFocus={(id) => change({ team: id })}
            onMove={onMove}
            onDrop={move}
          />
        )}
        {!team && !isTable && <PeopleWithoutManager chart={chart} onShow={show} onProfile={onProfile} onMove={onMove} />}
      </div>
      <MoveDialog chart={chart} id={moving} onClose={() => setMoving(undefined)} onMove={move} />
      <PrintedChart chart={chart} roots={view.roots} />
      <LeaveGuard isDirty={() => count > 0} queryNames={['tab']} />
      <VisuallyHidden component="output">{said}</VisuallyHidden>
    </div>
  );
}
