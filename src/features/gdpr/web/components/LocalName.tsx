import type { ReactNode } from 'react';
import { useLanguage } from '#kernel/web/texts.ts';
import { Mark } from '#ui/Mark.tsx';
import type { LocalText } from '../../contract/local-text.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import styles from './local-name.module.css';

/** The language in which a text is shown, where it is not that of the page. */
export function useOtherLanguage(text: LocalText): 'no' | 'en' | undefined {
  const language = useLanguage();
  const other = language === 'no' ? 'en' : 'no';
  return text[language] === '' && text[other] !== '' ? other : undefined;
}

/** The `lang` of a text that is shown in this language. */
export const langOf = (other: 'no' | 'en' | undefined) => (other === undefined ? undefined : other === 'no' ? 'nb' : 'en');

/** Says in which language a name is written, where it is not that of the page. */
export function LanguageMark({ text }: { text: LocalText }) {
  const t = useGdprTexts();
  const other = useOtherLanguage(text);
  return other && <Mark>{t(`words.languages.${other}`)}</Mark>;
}

interface LocalNameProps {
  text: LocalText;
  /** The name as it is shown, such as a link. */
  children?: ReactNode;
}

/** A name in the language of the page; one that is only written in the other is read out in that, and says so below. */
export function LocalName({ text, children }: LocalNameProps) {
  const other = useOtherLanguage(text);
  if (!other) return children;
  return (
    <span className={styles['name']}>
      <span className={styles['words']} lang={langOf(other)}>
        {children}
      </span>
      <LanguageMark text={text} />
    </span>
  );
}
