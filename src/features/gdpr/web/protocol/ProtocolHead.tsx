import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
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

/** Who is responsible, and how much of the subscription is used; low, so that the list begins high. */
export function ProtocolHead({ protocol, limit, onEdit }: ProtocolHeadProps) {
  const t = useGdprTexts();
  const local = useLocalText();
  const format = useFormat();
  const { responsible, contactPerson, dataProtectionOfficer: officer, dpoRequired, updatedDate, updatedBy } = protocol;
  const isWithout = !officer && !dpoRequired;
  const drafts = protocol.dataTreatments.filter(({ state }) => state === 'draft').length;
  const allFinal = t(protocol.dataTreatments.length > 0 ? 'protocol.head.noDrafts' : 'protocol.head.noTreatments');
  const readiness = drafts > 0 ? t('protocol.head.drafts', { count: drafts }) : allFinal;
  const moment = format.moment(updatedDate);
  const used =
    limit.limit === null
      ? t('protocol.head.usedFree', { used: limit.used })
      : t('protocol.head.used', { used: limit.used, limit: limit.limit });
  const about = [
    isWithout && local(protocol.dpoReason),
    updatedBy ? t('protocol.head.updated', { moment, name: updatedBy }) : t('protocol.head.updatedAt', { moment }),
  ].filter(Boolean);
  return (
    <section className={styles['head']} aria-label={t('protocol.head.title')}>
      <dl className={styles['people']}>
        <LiveMessage label={t('protocol.head.responsible')}>
          <Person person={responsible} />
        </LiveMessage>
        <LiveMessage label={t('protocol.head.contactPerson')}>
          <Person person={contactPerson} />
        </LiveMessage>
        <LiveMessage label={t('protocol.head.officer')}>
          {isWithout ? t('protocol.head.notRequired') : <Person person={officer} />}
        </LiveMessage>
        <LiveMessage label={used}>{readiness}</LiveMessage>
      </dl>
      {onEdit && (
        <span className={styles['edit']}>
          <LinkButton onClick={onEdit}>{t('protocol.head.edit')}</LinkButton>
        </span>
      )}
      <p className={styles['about']}>{about.join(' · ')}</p>
    </section>
  );
}

function LiveMessage({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles['told']}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Person({ person }: { person: ProtocolPerson | null }) {
  const t = useGdprTexts();
  if (!person) return <span className={styles['quiet']}>{t('protocol.head.missing')}</span>;
  if (person.hasAccess) return person.fullName;
  return (
    <StatusBadge tone="warn" icon={IconAlertTriangle}>
      {t('protocol.head.lostAccess', { name: person.fullName })}
    </StatusBadge>
  );
}
