import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import { useMessageWords } from '../message-words.ts';
import styles from './send.module.css';

interface PhonePreviewProps {
  text: string;
  sender: string | null;
  /** What is used of the month afterwards. */
  about: string | undefined;
}

/** The message as the first recipient’s telephone shows it. */
export function PhonePreview({ text, sender, about }: PhonePreviewProps) {
  const t = useTexts<typeof en>('sms');
  const words = useMessageWords();
  return (
    <figure className={styles['phone']} aria-label={t('send.phone')}>
      <figcaption>{words.sender(sender)}</figcaption>
      <p className={styles['bubble']} data-empty={text === '' || undefined}>
        {text === '' ? t('send.phoneEmpty') : text}
      </p>
      {about && <span className={styles['quiet']}>{about}</span>}
    </figure>
  );
}
