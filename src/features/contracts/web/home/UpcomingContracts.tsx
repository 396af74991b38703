import { endpointAt } from '#kernel/web/endpoint-at.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useQuietCall } from '#kernel/web/use-call.ts';
import { StackedList } from '#ui/StackedList.tsx';
import { TwoLines } from '#ui/TwoLines.tsx';
import type { getUpcomingContracts } from '../../contract/endpoints-register.ts';
import type { en } from '../../texts/en-home.ts';
import { deadlineKey } from '../deadline-key.ts';
import styles from './upcoming.module.css';

// By address, so that the home page does not load the schemas of contracts.
const read = endpointAt<typeof getUpcomingContracts>({ method: 'GET', path: '/contracts/get-upcoming' });
const days = 90;
const most = 5;

/** The contracts that one is responsible for and has to act on soon, the first by their day; nothing when there are none (contracts.61). */
export function UpcomingContracts() {
  const t = useTexts<typeof en>('contracts/home');
  const format = useFormat();
  const { companyUserId } = useUser();
  const answer = useQuietCall(read, { query: { days } }, { staleMinutes: 30 });
  if (!answer || answer.contracts.length === 0) return null;
  return (
    <div className={styles['upcoming']}>
      <p className={styles['about']}>{t('lead', { days })}</p>
      <StackedList>
        {answer.contracts.slice(0, most).map((contract) => (
          <li key={contract.contractId} className={styles['contract']}>
            <TwoLines about={t('about', { party: contract.party, kind: t(`kinds.${deadlineKey(contract)}`) })}>
              <Link to="/contracts/details" query={{ contractId: contract.contractId }}>
                {contract.name}
              </Link>
            </TwoLines>
            <span className={styles['day']}>{format.date(contract.nextDeadline)}</span>
          </li>
        ))}
      </StackedList>
      {answer.totalEntries > most && (
        <Link to="/contracts" query={{ within: String(days), responsible: companyUserId ?? undefined }}>
          {t('all', { count: answer.totalEntries })}
        </Link>
      )}
    </div>
  );
}
