import { useTexts } from '#kernel/web/texts.ts';
import { Fact, Facts } from '#ui/Facts.tsx';
import { registerStates, type RegisterDifference } from '../contract/entities.ts';
import type { en } from '../texts/en.ts';

/** Where the business register says something else of a party than what is kept, old → new. */
export function RegisterDifferences({ differences }: { differences: readonly RegisterDifference[] }) {
  const t = useTexts<typeof en>('parties');
  const words = (text: string | null): string => {
    const state = registerStates.find((one) => one === text);
    return state ? t(`states.${state}`) : (text ?? t('differences.nothing'));
  };
  return (
    <Facts>
      {differences.map(({ field, kept, register }) => (
        <Fact key={field} label={t(`differences.${field}`)}>
          {t('differences.change', { kept: words(kept), register: words(register) })}
        </Fact>
      ))}
    </Facts>
  );
}
