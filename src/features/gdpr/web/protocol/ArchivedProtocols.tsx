import { IconArchive } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useCall } from '#kernel/web/use-call.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Fact, Facts } from '#ui/Facts.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { ListSkeleton } from '#ui/ListSkeleton.tsx';
import { SidePanel } from '#ui/SidePanel.tsx';
import { StackedList } from '#ui/StackedList.tsx';
import { getArchivedProtocol, getArchivedProtocols } from '../../contract/endpoints-protocol.ts';
import { useGdprTexts, useLocalText } from '../gdpr-words.ts';
import styles from './protocol.module.css';

/** The protocols that were replaced or handed out, each as it was. */
export function ArchivedProtocols({ onClose }: { onClose: () => void }) {
  const t = useGdprTexts();
  const [opened, setOpened] = useState<string>();
  return (
    <SidePanel title={t('protocol.archived.title')} isOpen onClose={onClose}>
      {opened === undefined ? <Versions onOpen={setOpened} /> : <OneVersion id={opened} onBack={() => setOpened(undefined)} />}
    </SidePanel>
  );
}

function Versions({ onOpen }: { onOpen: (id: string) => void }) {
  const t = useGdprTexts();
  const format = useFormat();
  const read = useCall(getArchivedProtocols, {});
  return (
    <>
      <p className={styles['quiet']}>{t('protocol.archived.lead')}</p>
      <Loaded read={read} skeleton={<ListSkeleton rows={3} />}>
        {({ protocols }) =>
          protocols.length === 0 ? (
            <EmptyState icon={IconArchive} title={t('protocol.archived.none')} text={t('protocol.archived.noneText')} />
          ) : (
            <StackedList>
              {protocols.map(({ archivedProtocolId, version, reason, archivedDate, archivedBy, treatments }) => (
                <li key={archivedProtocolId} className={styles['versions']}>
                  <span className={styles['two']}>
                    {t(`protocol.archived.reasons.${reason}`)}
                    <span className={styles['under']}>
                      {t('protocol.archived.row', { moment: format.moment(archivedDate), count: treatments })}
                      {archivedBy && ` · ${archivedBy}`}
                    </span>
                  </span>
                  <LinkButton onClick={() => onOpen(archivedProtocolId)}>{t('protocol.archived.show', { version })}</LinkButton>
                </li>
              ))}
            </StackedList>
          )
        }
      </Loaded>
    </>
  );
}

function OneVersion({ id, onBack }: { id: string; onBack: () => void }) {
  const t = useGdprTexts();
  const local = useLocalText();
  const format = useFormat();
  const read = useCall(getArchivedProtocol, { query: { archivedProtocolId: id } });
  return (
    <>
      <LinkButton onClick={onBack}>{t('protocol.archived.back')}</LinkButton>
      <Loaded read={read} skeleton={<ListSkeleton rows={6} />}>
        {({ protocol }) => (
          <>
            <h3>{t('protocol.archived.version', { version: protocol.version })}</h3>
            <p className={styles['quiet']}>{format.moment(protocol.frozenAt)}</p>
            <Facts>
              <Fact label={t('protocol.head.responsible')}>{protocol.responsible?.fullName}</Fact>
              <Fact label={t('protocol.head.contactPerson')}>{protocol.contactPerson?.fullName}</Fact>
              <Fact label={t('protocol.head.officer')}>
                {protocol.dataProtectionOfficer?.fullName ?? (!protocol.dpoRequired && t('protocol.head.notRequired'))}
              </Fact>
            </Facts>
            {protocol.treatments.length > 0 && <h3>{t('protocol.archived.treatments')}</h3>}
            <StackedList>
              {protocol.treatments.map(({ key, treatmentName, purpose }) => (
                <li key={key} className={styles['two']}>
                  {local(treatmentName)}
                  <span className={styles['under']}>{local(purpose)}</span>
                </li>
              ))}
            </StackedList>
          </>
        )}
      </Loaded>
    </>
  );
}
