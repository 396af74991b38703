import type { CardContent } from '#kernel/contract/content.ts';

/** What a company without integrations would get. */
export const teasers: Readonly<Record<string, readonly CardContent[]>> = {
  integrations: [
    {
      picture: 'integrations',
      no: [
        'Skriv det én gang',
        'Se hva som er ulikt i Samspill og regnskapssystemet, velg hva som gjelder, og oppdater alle på én gang.',
        'Et tannhjul som binder sammen tre kort',
      ],
      en: [
        'Write it once',
        'See what differs between Samspill and the accounting system, choose what applies, and update everyone at once.',
        'A cogwheel joining three cards',
      ],
    },
    {
      picture: 'absence',
      no: [
        'Hvem er borte i morgen?',
        'Slack-kanalen får vite det klokken 16:00 hver dag, og hvem som har bursdag klokken 07:00. Aldri hvorfor, og aldri alder.',
        'En kalender med fravær',
      ],
      en: [
        'Who is away tomorrow?',
        'The Slack channel is told every day at 16:00, and gets the birthdays at 07:00. Never why, and never an age.',
        'A calendar with absence',
      ],
    },
  ],
};
