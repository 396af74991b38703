import { useTexts } from '#kernel/web/texts.ts';
import type { SigningRequest } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import type { RequestDialogState } from '../actions/use-request-dialog.ts';
import { RequestEvents } from './RequestEvents.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { RequestFiles } from './RequestFiles.tsx';
import { RequestNotices } from './RequestNotices.tsx';
import { RequestPeople } from './RequestPeople.tsx';
import { RequestState } from './RequestState.tsx';
import styles from './request.module.css';

interface RequestContentProps {
  request: SigningRequest;
  onAsk: RequestDialogState['ask'];
}

/** Where a request stands, its people, files, facts and log; of one that is closed to the reader only status and dates. */
export function RequestContent({ request, onAsk }: RequestContentProps) {
  const t = useTexts<typeof en>('signing');
  const { isOpen, note, status } = request;
  // A refusal stands with the person who refused.
  const reason = status === 'Rejected' ? null : request.reason;
  return (
    <div className={styles['content']}>
      <RequestState request={request} />
      {!isOpen && <p className={styles['quiet']}>{t('list.closedHint')}</p>}
      <RequestNotices request={request} onAsk={onAsk} />
      {reason && (
        <section className={styles['section']}>
          <h3>{t('request.reason')}</h3>
          <p className={styles['words']}>{reason}</p>
        </section>
      )}
      {isOpen && <RequestPeople request={request} onAsk={onAsk} />}
      {isOpen && <RequestFiles request={request} />}
      {note && (
        <section className={styles['section']}>
          <h3>{t('request.note')}</h3>
          <p className={styles['words']}>{note}</p>
        </section>
      )}
      <RequestFacts request={request} />
      {request.events.length > 0 && <RequestEvents events={request.events} />}
    </div>
  );
}
