import { useMantineColorScheme } from '@mantine/core';
import { updateInteractionData } from '#features/people/contract/endpoints.ts';
import { appearances, keptAppearance, noteAppearance, type Appearance, type AppearanceChoice } from '#kernel/web/appearance.ts';
import { call } from '#kernel/web/call.ts';
import { currentUser, session } from '#kernel/web/session.ts';

/** Light or dark, as this browser shows it, and how to choose: at once here, and from now on wherever the person signs in. */
export function useAppearance(): [shown: Appearance, choose: (wanted: string) => Promise<void>] {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const choose = async (wanted: string): Promise<void> => {
    const scheme = appearances.find((one) => one === wanted);
    if (!scheme) return;
    setColorScheme(scheme);
    await keep({ scheme, at: new Date().toISOString() });
  };
  return [colorScheme, choose];
}

/** Without a company there is nowhere to keep it but this browser. */
async function keep(choice: AppearanceChoice): Promise<void> {
  const user = currentUser();
  if (!user) return;
  noteAppearance(user.accountId, choice);
  session.user.set({ ...user, interactionData: { ...user.interactionData, [keptAppearance]: choice } });
  if (user.companyUserId === null) return;
  await call(updateInteractionData, { body: { interactionData: { [keptAppearance]: { scheme: choice.scheme, at: choice.at } } } });
}
