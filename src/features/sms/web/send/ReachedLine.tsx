import { useTexts } from '#kernel/web/texts.ts';
import type { SmsPreview } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from './send.module.css';

/** How many get the message, and by name who does not. */
export function ReachedLine({ preview }: { preview: SmsPreview | undefined }) {
  const t = useTexts<typeof en>('sms');
  const { withoutNumber = [], left = [], refusedNumbers = [] } = preview?.notReached ?? {};
  const missed = [
    { key: 'withoutNumber', names: withoutNumber.map(({ fullName }) => fullName) },
    { key: 'left', names: left.map(({ fullName }) => fullName) },
    { key: 'refusedNumbers', names: refusedNumbers },
  ] as const;
  return (
    <div className={styles['reached']}>
      <output>{t('send.reached', { count: preview?.reached ?? 0 })}</output>
      {missed.map(
        ({ key, names }) =>
          names.length > 0 && (
            <details key={key} className={styles['missed']}>
              <summary>{t(`send.${key}`, { count: names.length })}</summary>
              <ul>
                {names.map((name, index) => (
                  // Two people may have one name; the list never changes its order.
                  <li key={index}>{name}</li>
                ))}
              </ul>
            </details>
          ),
      )}
    </div>
  );
}
