import type { HelpContent } from '#kernel/contract/content.ts';

export const help: Readonly<Record<string, HelpContent>> = {
  'my-settings': {
    no: [
      'Mine innstillinger',
      'Det som gjelder deg i Samspill, uavhengig av hvilken virksomhet du jobber i.',
      '## Språk',
      'Språket gjelder skjermbildene og e-posten du får.',
      '## Pålogging',
      'Du endrer passord og totrinnspålogging der du logger inn. Bruk et langt passord som du ikke bruker andre steder, og slå gjerne på totrinnspålogging.',
      '## Mistet telefonen?',
      'En systemadministrator kan tilbakestille totrinnspåloggingen din, så du kan sette den opp på nytt.',
    ],
    en: [
      'My settings',
      'Your own settings in Samspill, whichever company you work in.',
      '## Language',
      'Samspill and the e-mails you get use this language.',
      '## Signing in',
      'You change your password and two-step sign-in where you sign in. Use a long password that you use nowhere else, and turn on two-step sign-in.',
      '## Lost your phone?',
      'A System Admin can reset your two-step sign-in, so you can set it up again.',
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
      'Tjenesteavtalen er mellom virksomheten og den som drifter tjenesten, og er også databehandleravtale. Du må ha fullmakt til å inngå den. Begge dokumentene åpnes i en ny fane, så du mister ikke det du har skrevet.',
      '## Prøv i 10 dager',
      'Du kan bruke alt i prøveperioden.',
    ],
    en: [
      'Register company',
      'The person who registers the company becomes System Admin and director. You can change both later.',
      '## Organisation number',
      'Enter the nine digits, and we get the name and address from the Norwegian business register. If the register does not answer, fill them in yourself. You can correct everything.',
      'A company can be registered only once. If it is already registered, ask an administrator there to invite you.',
      '## What you accept',
      'The service agreement is between the company and the operator of the service. It is also the data processor agreement. You must be authorised to enter into it. Both documents open in a new tab, so nothing you have written is lost.',
      '## Try for 10 days',
      'You can use everything during the trial.',
    ],
  },
};
