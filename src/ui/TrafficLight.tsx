import { IconCircle, IconCircleFilled } from '@tabler/icons-react';
import { startTransition, useOptimistic } from 'react';
import { Menu, MenuChoice, type MenuTrigger } from './Menu.tsx';
import styles from './TrafficLight.module.css';

export const lightColours = ['Green', 'Yellow', 'Red'] as const;
export type LightColour = (typeof lightColours)[number];

/** What each light is called; `none` only where it may be missing. */
export type LightWords = Readonly<Record<LightColour, string> & { none?: string }>;

interface LightSignProps {
  light: LightColour | null;
  words: LightWords;
}

/** A light in its colour and its word. */
export function LightSign({ light, words }: LightSignProps) {
  const Sign = light ? IconCircleFilled : IconCircle;
  return (
    <span className={styles['light']} data-light={light ?? 'none'}>
      <Sign aria-hidden size={14} />
      {words[light ?? 'none']}
    </span>
  );
}

interface TrafficLightProps extends LightSignProps {
  /** The accessible name of the button, of the light that it shows: “Light of Office lease: Green”. */
  labelOf: (light: string) => string;
  /** Undefined where it may not be changed. What is chosen shows at once, and the former again when the promise ends without a change. */
  onChange: ((light: LightColour | null) => Promise<unknown>) | undefined;
}

/** The light of a record; whoever may change it does so by a click or by keyboard. */
export function TrafficLight({ light, words, labelOf, onChange }: TrafficLightProps) {
  const [shown, show] = useOptimistic(light);
  if (!onChange) return <LightSign light={light} words={words} />;
  const choose = (next: LightColour | null): void => {
    if (next === shown) return;
    startTransition(async () => {
      show(next);
      await onChange(next);
    });
  };
  const label = labelOf(words[shown ?? 'none'] ?? '');
  const trigger = (open: MenuTrigger) => (
    <button type="button" {...open} aria-label={label} className={styles['button']}>
      <LightSign light={shown} words={words} />
    </button>
  );
  return (
    <Menu label={label} trigger={trigger} position="bottom-start" closesOnChoice>
      <LightChoices light={shown} words={words} onChoose={choose} />
    </Menu>
  );
}

interface LightChoicesProps extends LightSignProps {
  onChoose: (light: LightColour | null) => void;
}

/** The lights that can be chosen in a menu. */
export function LightChoices({ light, words, onChoose }: LightChoicesProps) {
  return [...lightColours, ...(words.none ? [null] : [])].map((one) => (
    <MenuChoice key={one ?? 'none'} isChosen={one === light} onSelect={() => onChoose(one)}>
      <LightSign light={one} words={words} />
    </MenuChoice>
  ));
}
