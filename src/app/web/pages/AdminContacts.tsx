import type * as people from '#features/people/contract/endpoints.ts';
import { endpointAt } from '#kernel/web/endpoint-at.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import type { en } from '../texts/en-later.ts';
import styles from './pages.module.css';

const whomToAsk = endpointAt<typeof people.getWhomToAsk>({ method: 'GET', path: '/companyusers/get-whom-to-ask' });

/** The direct manager and the system administrators, each with an e-mail link; renders nothing while loading. */
export function AdminContacts() {
  const t = useTexts<typeof en>('app/later');
  const people = useCall(whomToAsk, {}).answer?.people ?? [];
  if (people.length === 0) return null;
  return (
    <section className={styles['helpers']} aria-labelledby="whom-to-ask">
      <h2 id="whom-to-ask">{t('noAccess.ask')}</h2>
      <ul>
        {people.map(({ id, fullName, emailAddress, isManager }) => (
          <li key={id}>
            <strong>{fullName}</strong>
            <span>{isManager ? t('noAccess.manager') : t('noAccess.admin')}</span>
            {emailAddress && <a href={`mailto:${emailAddress}`}>{emailAddress}</a>}
          </li>
        ))}
      </ul>
    </section>
  );
}
