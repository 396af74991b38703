import type { HelpContent } from '#kernel/contract/content.ts';

export const help: Readonly<Record<string, HelpContent>> = {
  home: {
    no: [
      'Forsiden',
      'Her begynner dagen. Snarveiene fører til det du bruker oftest, og viser bare det rollen din har tilgang til.',
      '## Bytte virksomhet',
      'Hører du til flere virksomheter, velger du virksomhet øverst til venstre. Hver fane i nettleseren husker sin egen.',
      '## Språk og utseende',
      'Språket bytter du øverst til høyre. Lyst eller mørkt utseende velger du i menyen med initialene dine.',
      '## Mangler du noe?',
      'Det du ser, følger av rollen din. Spør en administrator i virksomheten hvis du trenger mer.',
    ],
    en: [
      'Home',
      'The day begins here. The shortcuts lead to what you use most, and show only what your role may open.',
      '## Another company',
      'If you belong to several companies, choose one at the top left. Each tab of the browser remembers its own.',
      '## Language and appearance',
      'Change the language at the top right. Choose light or dark in the menu with your initials.',
      '## Is something missing?',
      'What you see follows from your role. Ask an administrator in the company if you need more.',
    ],
  },
};
