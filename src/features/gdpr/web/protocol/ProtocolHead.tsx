import { IconAlertTriangle } from '@tabler/icons-react';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { useFormat } from '#kernel/web/format.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import type { getProtocol } from '../../contract/endpoints-protocol.ts';
import type { Protocol, ProtocolPerson } from '../../contract/protocol.ts';
import { useGdprTexts, useLocalText } from '../gdpr-words.ts';
import styles from './protocol.module.css';

interface ProtocolHeadProps {
  protocol: Protocol;
  limit: Answer<typeof getProtocol>['limit'];
  /** Undefined without the right to change the people. */
  onEdit: (() => void) | undefined;
}

/** Who is responsible, and how much of the subscription is used. */
export function ProtocolHead({ protocol, limit, onEdit }: ProtocolHeadProps) {
  const t = useGdprTexts();
  const local = useLocalText();
  const format = useFormat();
  const { responsible, contactPerson, dataProtectionOfficer, dpoRequired, dpoReason, updatedDate, updatedBy } = protocol;
  const drafts = protocol.dataTreatments.filter(({ state }) => state === 'draft').length;
  const used =
    limit.limit === null
      ? t('protocol.head.usedFree', { used: limit.used })
      : t('protocol.head.used', { used: limit.used, limit: limit.limit });
  return (
    <dl className={styles['head']} aria-label={t('protocol.head.title')}>
      <PersonOf label={t('protocol.head.responsible')} person={responsible} />
      <PersonOf label={t('protocol.head.contactPerson')} person={contactPerson} />
      {dataProtectionOfficer || dpoRequired ? (
        <PersonOf label={t('protocol.head.officer')} person={dataProtectionOfficer} />
      ) : (
        <div className={styles['person']}>
          <dt>{t('protocol.head.officer')}</dt>
          <dd>
            {t('protocol.head.notRequired')} <span className={styles['quiet']}>{local(dpoReason)}</span>
          </dd>
        </div>
      )}
      <div className={styles['person']}>
        <dt>{used}</dt>
        {drafts > 0 && <dd>{t('protocol.gaps.drafts', { count: drafts })}</dd>}
        <dd className={styles['quiet']}>
          {updatedBy ? t('protocol.head.updated', { moment: format.moment(updatedDate), name: updatedBy }) : format.moment(updatedDate)}
        </dd>
        {onEdit && (
          <dd>
            <LinkButton onClick={onEdit}>{t('protocol.head.edit')}</LinkButton>
          </dd>
        )}
      </div>
    </dl>
  );
}

function PersonOf({ label, person }: { label: string; person: ProtocolPerson | null }) {
  const t = useGdprTexts();
  return (
    <div className={styles['person']}>
      <dt>{label}</dt>
      <dd>{person ? person.fullName : <span className={styles['quiet']}>{t('protocol.head.missing')}</span>}</dd>
      {person && !person.hasAccess && (
        <dd>
          <StatusBadge tone="warn" icon={IconAlertTriangle}>
            {t('protocol.head.lostAccess', { name: person.fullName })}
          </StatusBadge>
        </dd>
      )}
    </div>
  );
}
