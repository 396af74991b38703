import { VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { memo } from 'react';
import { pictureAddress } from '#features/people/web/public.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { PersonAvatar } from '#ui/PersonAvatar.tsx';
import type { en } from '../../texts/en.ts';
import { CardMenu, type CardActions } from './CardMenu.tsx';
import styles from './chart.module.css';
import { nameOf } from './chart.ts';
import type { ChartNode } from './chart.ts';
import { card } from './measures.ts';

interface ChartCardProps {
  node: ChartNode;
  x: number;
  row: number;
  depth: number;
  place: number;
  count: number;
  isFolded: boolean;
  isActive: boolean;
  isMoved: boolean;
  drop: 'fits' | 'refused' | undefined;
  actions: CardActions;
}

/** One person of the chart. */
export const ChartCard = memo(function ChartCard({ node, x, row, depth, place, count, ...rest }: ChartCardProps) {
  const { isFolded, isActive, isMoved, drop, actions } = rest;
  const { person, below } = node;
  const words = useCardWords(node);
  return (
    <div
      role="treeitem"
      aria-level={depth + 1}
      aria-posinset={place}
      aria-setsize={count}
      aria-selected={isActive}
      aria-expanded={below > 0 ? !isFolded : undefined}
      tabIndex={isActive ? 0 : -1}
      data-person={person.id}
      data-moved={isMoved || undefined}
      data-drop={drop}
      data-gone={(!person.isActive && !person.isPending) || undefined}
      data-carries={actions.onMove ? '' : undefined}
      className={styles['card']}
      style={{ transform: `translate(${x - card.width / 2}px, ${row * card.row}px)` }}
    >
      <PersonAvatar firstName={person.firstName} lastName={person.lastName} picture={pictureAddress(person)} />
      <span className={styles['words']}>
        <span className={styles['name']} title={nameOf(person)}>
          {nameOf(person)}
        </span>
        {person.position && (
          <span className={styles['position']} title={person.position}>
            {person.position}
          </span>
        )}
        {words.second && <span className={styles['role']}>{words.second}</span>}
        {isMoved && <VisuallyHidden>{words.moved}</VisuallyHidden>}
      </span>
      {isActive && (
        <span className={styles['menu']}>
          <CardMenu node={node} actions={actions} />
        </span>
      )}
      {below > 0 && (
        <button
          type="button"
          tabIndex={-1}
          className={styles['fold']}
          aria-label={words.fold(isFolded)}
          onClick={() => actions.onToggle(person.id)}
        >
          {below}
          {isFolded ? <IconChevronDown aria-hidden size={14} /> : <IconChevronUp aria-hidden size={14} />}
        </button>
      )}
    </div>
  );
});

function useCardWords({ person, below }: ChartNode) {
  const t = useTexts<typeof en>('access-control');
  const name = nameOf(person);
  const state = person.isActive ? undefined : t(person.isPending ? 'chart.pending' : 'chart.deactivated');
  const role = person.role && t(`roles.${person.role}.name`);
  return {
    second: [role, state].filter(Boolean).join(' · '),
    moved: t('chart.moved'),
    fold: (isFolded: boolean) => t(isFolded ? 'chart.openTeam' : 'chart.foldTeam', { name, count: below }),
  };
}
