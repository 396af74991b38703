import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePermission } from '#kernel/web/session.ts';
import { findErrorText, useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PointList } from '#ui/PointList.tsx';
import type { CompanyUser } from '../../contract/entities.ts';
import type { Obstacle } from '../../contract/life.ts';
import type { en } from '../../texts/en.ts';
import { useLeavingWords } from './leaving-words.ts';
import { HandOver } from './HandOver.tsx';
import styles from './life.module.css';

interface ObstaclesProps {
  title: string;
  person: CompanyUser;
  obstacles: readonly Obstacle[];
  /** Called when an obstacle was removed. */
  onChanged: () => void;
  /** Opens the hand-over of contracts. */
  onHandOverContracts: () => void;
  onClose: () => void;
  /** How far the dialog has come. */
  children?: ReactNode;
}

/** The dialog of what must be done first: direct reports are handed over here, contracts in their own dialog; other obstacles are listed. */
export function Obstacles({ title, person, obstacles, onChanged, onHandOverContracts, onClose, children }: ObstaclesProps) {
  const k = useKernelTexts();
  const reports = obstacles.find(isOfReports);
  const description = (
    <div className={styles['form']}>
      {children}
      {obstacles
        .filter((obstacle) => !isOfReports(obstacle))
        .map((obstacle) => (
          <LiveMessage key={obstacle.what ?? obstacle.code} obstacle={obstacle} onHandOverContracts={onHandOverContracts} />
        ))}
    </div>
  );
  if (reports) {
    return (
      <HandOver title={title} person={person} subordinates={reports.details} onTried={onChanged} onClose={onClose}>
        {description}
      </HandOver>
    );
  }
  const close = (
    <Button variant="default" onClick={onClose}>
      {k('actions.close')}
    </Button>
  );
  return (
    <Dialog title={title} isOpen onClose={onClose} footer={close}>
      {description}
    </Dialog>
  );
}

const isOfReports = ({ code }: Obstacle): boolean => code === 'accesscontrol.CannotDeactivateManager';

function LiveMessage({ obstacle, onHandOverContracts }: { obstacle: Obstacle } & Pick<ObstaclesProps, 'onHandOverContracts'>) {
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
        <PointList>
          {details.items.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
          {others > 0 && <li>{t('life.andOthers', { count: others })}</li>}
        </PointList>
      )}
    </Notice>
  );
}
