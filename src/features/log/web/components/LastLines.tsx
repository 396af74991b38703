import { Skeleton } from '@mantine/core';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { countNewLogs, getPaginatedLogs } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import styles from './log.module.css';

const shown = 5;

/** The newest lines, on the company's page (log.8). */
export function LastLines() {
  const t = useTexts<typeof en>('log');
  const format = useFormat();
  const language = useLanguage();
  // Refetched after every change; the lines only when there is a newer one.
  const { answer } = useCall(countNewLogs, { body: {} }, { everySeconds: 60 });
  const upTo = answer?.newest ? { upTo: answer.newest } : {};
  const body = { pagination: { pageSize: shown }, language, ...upTo };
  const read = useCall(getPaginatedLogs, { body }, { keepsPrevious: true, enabled: answer !== undefined });
  return (
    <CardSection title={t('card.title')}>
      <Loaded read={read} skeleton={<Skeleton height={160} radius="md" />}>
        {({ logs }) =>
          logs.length === 0 ? (
            <p className={styles['quiet']}>{t('card.none')}</p>
          ) : (
            <ol className={styles['last']}>
              {logs.map(({ id, at, sentence }) => (
                <li key={id}>
                  <span>{sentence}</span>
                  <span className={styles['quiet']}>{format.moment(at)}</span>
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
      <Link to="/organisation/log">{t('card.all')}</Link>
    </CardSection>
  );
}
