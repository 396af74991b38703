import { useMantineColorScheme } from '@mantine/core';
import { appearances, type Appearance } from '#kernel/web/appearance.ts';
import { shell } from '#kernel/web/shell.ts';

/** Light or dark, as this browser shows it, and how to choose: at once here, and from now on wherever the person signs in. */
export function useAppearance(): [shown: Appearance, choose: (wanted: string) => Promise<void>] {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const choose = async (wanted: string): Promise<void> => {
    const scheme = appearances.find((one) => one === wanted);
    if (!scheme) return;
    setColorScheme(scheme);
    await shell.keepAppearance(scheme);
  };
  return [colorScheme, choose];
}
