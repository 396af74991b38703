import type { HelpContent } from '#kernel/contract/content.ts';

export const help: Readonly<Record<string, HelpContent>> = {
  home: {
    no: [
      'Forsiden',
      'Forsiden viser det som venter på deg, blokker som du ordner selv, og snarveier til det du bruker oftest. Du ser bare det rollen din har tilgang til.',
      '## Bytte virksomhet',
      'Hører du til flere virksomheter, velger du virksomhet øverst til venstre. Hver fane i nettleseren husker sin egen.',
      '## Språk og utseende',
      'Språket bytter du øverst til høyre. Lyst eller mørkt utseende velger du i menyen med initialene dine.',
      '## Mangler du noe?',
      'Det du ser, følger av rollen din. Spør en administrator i virksomheten hvis du trenger mer.',
    ],
    en: [
      'Home',
      'The home page shows what is waiting for you, blocks that you arrange yourself, and shortcuts to what you use most. You only see what your role has access to.',
      '## Another company',
      'If you belong to several companies, choose one at the top left. Each browser tab remembers its own.',
      '## Language and appearance',
      'Change the language at the top right. Choose light or dark in the menu with your initials.',
      '## Is something missing?',
      'Your role decides what you see. Ask an administrator in the company if you need more.',
    ],
  },
};
