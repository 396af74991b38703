import { useMedia } from '#ui/use-narrow.ts';
import { useShellChoice } from '../use-shell-choice.ts';

const extraLarge = matchMedia('(min-width: 88em)');

/** Whether the left navigation is expanded: the user's last choice, by default only on extra-large screens. */
export function useNavigationOpen(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const isExtraLarge = useMedia(extraLarge);
  const [chosen, choose] = useShellChoice<boolean | undefined>('navigation.open', (stored) =>
    typeof stored === 'boolean' ? stored : undefined,
  );
  return [chosen ?? isExtraLarge, choose];
}

/** The groups that the user has folded; all others are open. */
export function useFoldedGroups(): [folded: readonly string[], toggle: (group: string) => void] {
  const [folded, keep] = useShellChoice<readonly string[]>('navigation.folded', (stored) =>
    Array.isArray(stored) ? stored.map(String) : [],
  );
  const toggle = (group: string): void => keep(folded.includes(group) ? folded.filter((one) => one !== group) : [...folded, group]);
  return [folded, toggle];
}
