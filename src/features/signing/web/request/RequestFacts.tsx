import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { Fact, Facts } from '#ui/Facts.tsx';
import type { SigningRequest } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { useRequestWords } from '../request-words.ts';
import { OtherRequest } from './RequestNotices.tsx';
import styles from './request.module.css';

const shownOfFingerprint = 16;

/** What was decided when the request was made, and what else belongs to it. */
export function RequestFacts({ request }: { request: SigningRequest }) {
  const t = useTexts<typeof en>('signing');
  const format = useFormat();
  const words = useRequestWords();
  const due = useDue(request);
  const { isOpen, requestedBy, createdDate, documentId, contractId, sealLevel, fingerprint, annulsId } = request;
  return (
    <section className={styles['section']}>
      <h3>{t('request.facts')}</h3>
      <Facts>
        <Fact label={t('request.requestedBy')}>{requestedBy?.fullName}</Fact>
        <Fact label={t('request.created')}>{format.moment(createdDate)}</Fact>
        <Fact label={t('request.dueDate')}>{due}</Fact>
        <Fact label={t('request.method')}>{words.method(request)}</Fact>
        <Fact label={t('request.location')}>{isOpen && <Place request={request} />}</Fact>
        <Fact label={t('request.contract')}>
          {isOpen && documentId !== null && (
            <Link to="/employee-contract/view" query={{ documentId }}>
              {t('request.openContract')}
            </Link>
          )}
        </Fact>
        <Fact label={t('request.inRegister')}>
          {contractId !== null && (
            <Link to="/contracts/details" query={{ contractId }}>
              {t('request.openRegister')}
            </Link>
          )}
        </Fact>
        <Fact label={t('request.annuls')}>{annulsId !== null && <OtherRequest id={annulsId} />}</Fact>
        <Fact label={t('request.seal')}>{sealLevel && t(`request.seals.${sealLevel}`)}</Fact>
        <Fact label={t('request.fingerprint')}>
          {fingerprint && <code title={fingerprint}>{fingerprint.slice(0, shownOfFingerprint)}</code>}
        </Fact>
      </Facts>
    </section>
  );
}

function useDue({ dueDate, extendedDueDate }: SigningRequest): string {
  const t = useTexts<typeof en>('signing');
  const format = useFormat();
  if (extendedDueDate === null || dueDate === null) return format.date(extendedDueDate ?? dueDate);
  return t('request.extendedFrom', { date: format.date(extendedDueDate), former: format.date(dueDate) });
}

function Place({ request: { location, locationId, locationName, locationProblem } }: { request: SigningRequest }) {
  const t = useTexts<typeof en>('signing');
  if (location === null || locationProblem !== null) return t('request.locationHere');
  if (location === 'profile' && locationId !== null)
    return (
      <Link to="/people/details" query={{ employeeId: locationId, tab: 'files' }}>
        {t('request.locationProfile', { name: locationName ?? '' })}
      </Link>
    );
  return (
    <Link to="/organisation" query={{ tab: 'files', folder: locationId ?? undefined }}>
      {locationName === null ? t('request.locationTop') : t('request.locationFolder', { name: locationName })}
    </Link>
  );
}
