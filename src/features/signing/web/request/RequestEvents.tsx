import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { SigningEvent } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from './request.module.css';

/** The log of a request, the newest line first. */
export function RequestEvents({ events }: { events: readonly SigningEvent[] }) {
  const t = useTexts<typeof en>('signing');
  const format = useFormat();
  return (
    <section className={styles['section']}>
      <h3>{t('request.log')}</h3>
      <ol className={styles['log']} reversed>
        {events
          .toSorted((a, b) => b.number - a.number)
          .map((event) => (
            <li key={event.number}>
              <span>{sentenceOf(t, event)}</span>
              <time className={styles['quiet']} dateTime={event.at}>
                {format.moment(event.at)}
              </time>
            </li>
          ))}
      </ol>
    </section>
  );
}

function sentenceOf(t: ReturnType<typeof useTexts<typeof en>>, { kind, by, recipientName }: SigningEvent): string {
  const names = { by: by ?? t('request.somebody'), person: recipientName ?? t('request.somebody') };
  const key = kind === 'reminded' && by !== null ? 'remindedBy' : kind;
  return t(`request.events.${key}`, names);
}
