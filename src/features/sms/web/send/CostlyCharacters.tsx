import { Button } from '@mantine/core';
import { smsText } from '#kernel/contract/sms-parts.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import { writtenText } from '../first-name.ts';
import type { MessageSize } from './estimate.ts';
import { nameOfCharacter } from './refusal-places.ts';
import styles from './send.module.css';

interface CostlyCharactersProps {
  size: MessageSize;
  text: string;
  onChange: (text: string) => void;
}

/** Each character for which the text is sent in sixteen bits, with what could stand there; nothing is replaced by itself (sms.3). */
export function CostlyCharacters({ size: { costly, savesTogether, plainer }, text, onChange }: CostlyCharactersProps) {
  const t = useTexts<typeof en>('sms');
  const language = useLanguage();
  if (costly.length === 0) return null;
  const replaceable = costly.filter(({ replacement }) => replacement !== null).length;
  return (
    <section className={styles['costly']} aria-label={t('parts.costly')}>
      <p>{t('parts.costly')}</p>
      <ul>
        {costly.map((one) => (
          <CostlyRow key={one.character} one={one} onReplace={(by) => onChange(smsText(text).replaceAll(one.character, by))} />
        ))}
      </ul>
      {replaceable > 1 && (
        <Button variant="default" size="compact-sm" onClick={() => onChange(writtenText(plainer, language))}>
          {t('parts.replaceAll', { count: savesTogether })}
        </Button>
      )}
    </section>
  );
}

interface CostlyRowProps {
  one: MessageSize['costly'][number];
  onReplace: (replacement: string) => void;
}

function CostlyRow({ one: { character, count, replacement, saves }, onReplace }: CostlyRowProps) {
  const t = useTexts<typeof en>('sms');
  const name = useCharacterName();
  const shown = name(character);
  const names = { character: shown, replacement: replacement === ' ' ? t('parts.blank') : (replacement ?? '') };
  const isRemoved = replacement === '';
  return (
    <li>
      <span>
        <strong className={styles['character']}>{shown}</strong> {t('parts.count', { count })}
        {replacement === null ? `, ${t('parts.noReplacement')}` : `, ${t('parts.saves', { count: saves })}`}
      </span>
      {replacement !== null && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={isRemoved ? t('parts.removeName', names) : t('parts.replaceName', names)}
          onClick={() => onReplace(replacement)}
        >
          {isRemoved ? t('parts.remove') : t('parts.replace', names)}
        </Button>
      )}
    </li>
  );
}

/** A character as it is seen, and one that nobody sees by its number. */
function useCharacterName(): (character: string) => string {
  const t = useTexts<typeof en>('sms');
  return (character) => {
    if (/\p{Z}/u.test(character)) return t('parts.space', { code: nameOfCharacter(character) });
    return /[\p{C}\p{M}]/u.test(character) ? nameOfCharacter(character) : character;
  };
}
