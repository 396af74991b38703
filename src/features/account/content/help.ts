import type { HelpContent } from '#kernel/contract/content.ts';

export const help: Readonly<Record<string, HelpContent>> = {
  'my-settings': {
    no: [
      'Mine innstillinger',
      'Det som gjelder deg i Samspill, uavhengig av hvilken virksomhet du arbeider i.',
      '## Språk',
      'Språket gjelder skjermbildene og e-posten du får.',
      '## Pålogging',
      'Passord og totrinnsbekreftelse endrer du der du logger inn. Bruk et langt passord som du ikke bruker andre steder, og slå gjerne på totrinnsbekreftelse.',
      '## Mistet telefonen?',
      'En systemadministrator kan nullstille totrinnsbekreftelsen din, så du kan sette den opp på nytt.',
    ],
    en: [
      'My settings',
      'What concerns you in Samspill, whichever company you are working in.',
      '## Language',
      'The language is that of the screens and of the e-mail you get.',
      '## Signing in',
      'You change password and two-step verification where you sign in. Use a long password that you use nowhere else, and preferably turn on two-step verification.',
      '## Lost your phone?',
      'A system admin can reset your two-step verification, so that you can set it up again.',
    ],
  },
  signup: {
    no: [
      'Registrer virksomhet',
      'Den som registrerer, blir systemadministrator og daglig leder. Begge deler kan endres senere.',
      '## Organisasjonsnummer',
      'Skriv de ni sifrene, så henter vi navn og adresse fra Enhetsregisteret. Svarer ikke registeret, fyller du ut selv. Alt kan rettes.',
      'En virksomhet kan bare registreres én gang. Er den registrert allerede, ber du en administrator der om å invitere deg.',
      '## Det du godtar',
      'Tjenesteavtalen er mellom virksomheten og den som drifter tjenesten, og er også databehandleravtale. Du må ha fullmakt til å inngå den. Begge dokumentene åpner seg i en ny fane, så ingenting du har skrevet, blir borte.',
      '## Prøv i 10 dager',
      'Alt er åpent i prøvetiden.',
    ],
    en: [
      'Register company',
      'The person who registers the company becomes System Admin and director. You can change both later.',
      '## Organisation number',
      'Write the nine digits, and we fetch name and address from the Norwegian business register. If the register does not answer, fill them in yourself. Everything can be corrected.',
      'A company can be registered only once. If it is here already, ask an administrator there to invite you.',
      '## What you accept',
      'The service agreement is between the company and those who run the service, and is also the data processing agreement. You must be authorised to enter into it. Both documents open in a new tab, so nothing you have written is lost.',
      '## Try for 10 days',
      'Everything is open during the trial.',
    ],
  },
};
