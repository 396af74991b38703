import { Button } from '@mantine/core';
import { usePermission } from '#kernel/web/session.ts';
import { findErrorText, useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { CompanyUser } from '../../contract/entities.ts';
import type { Obstacle } from '../../contract/life.ts';
import type { en } from '../../texts/en.ts';
import { useLeavingWords } from './leaving-words.ts';
import { HandOver } from './HandOver.tsx';
import styles from './life.module.css';

interface ObstaclesProps {
  person: CompanyUser;
  obstacles: readonly Obstacle[];
  /** Called when an obstacle was removed. */
  onChanged: () => void;
  /** Opens the hand-over of contracts. */
  onHandOverContracts: () => void;
  onClose: () => void;
}

/** What must be done first: direct reports are handed over here, contracts in their own dialog; other obstacles are listed. */
export function Obstacles({ person, obstacles, onChanged, onHandOverContracts, onClose }: ObstaclesProps) {
  const k = useKernelTexts();
  const isHandedOverHere = obstacles.some(({ code }) => code === 'accesscontrol.CannotDeactivateManager');
  return (
    <>
      {obstacles.map((obstacle) =>
        obstacle.code === 'accesscontrol.CannotDeactivateManager' ? (
          <HandOver key={obstacle.code} person={person} subordinates={obstacle.details} onTried={onChanged} onClose={onClose} />
        ) : (
          <Told key={obstacle.what ?? obstacle.code} obstacle={obstacle} onHandOverContracts={onHandOverContracts} />
        ),
      )}
      {!isHandedOverHere && (
        <ButtonRow at="end">
          <Button variant="default" onClick={onClose}>
            {k('actions.close')}
          </Button>
        </ButtonRow>
      )}
    </>
  );
}

function Told({ obstacle, onHandOverContracts }: { obstacle: Obstacle } & Pick<ObstaclesProps, 'onHandOverContracts'>) {
  const { code, details } = obstacle;
  const words = useLeavingWords();
  const t = useTexts<typeof en>('people');
  const mayHandOver = usePermission('ContractsEdit') && code === 'people.ResponsibleForContracts';
  const handOver = mayHandOver && <Button onClick={onHandOverContracts}>{t('life.handOver.contracts', { count: details.count })}</Button>;
  const others = details.count - details.items.length;
  const isAboutOthers = code !== 'accesscontrol.OnlySystemAdmin';
  return (
    <Notice tone="warn" title={words.obstacle(obstacle) ?? findErrorText(code, {}) ?? ''} actions={handOver}>
      {isAboutOthers && (
        <ul className={styles['list']}>
          {details.items.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
          {others > 0 && <li>{t('life.andOthers', { count: others })}</li>}
        </ul>
      )}
    </Notice>
  );
}
