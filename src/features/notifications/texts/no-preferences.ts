import type { enPreferences } from './en-preferences.ts';

export const noPreferences: typeof enPreferences = {
  channels: {
    title: 'Hva du varsles om',
    text: 'Alt ligger i varselbjella, alltid. Velg hva som også skal nå deg utenfor Samspill.',
    caption: 'Hva som kommer på e-post og SMS',
    about: 'Om',
    email: 'E-post',
    sms: 'SMS',
    byMail: '{reason} på e-post',
    bySms: '{reason} på SMS',
    noMobile: 'SMS når deg ikke: profilen din mangler mobilnummer.',
  },
  digest: {
    title: 'Én e-post om dagen',
    text: 'Samler dagens e-poster i én.',
    at: 'Send den klokken',
  },
  quiet: {
    title: 'Stille timer',
    text: 'E-post og SMS venter til de stille timene er over. Varselbjella teller bare.',
    from: 'Fra',
    to: 'Til',
  },
  away: { title: 'La meg være i fred når jeg er borte', text: 'Ingen e-post eller SMS på dager du er borte hele dagen.' },
  save: 'Lagre',
  saved: 'Valgene dine er lagret',
  conflict: 'Du har endret dette i et annet vindu. Lagre en gang til for å beholde det som står her.',
  unsubscribe: {
    title: 'Stopp disse e-postene',
    question: 'Vil du ikke ha flere e-poster om dette?',
    stays: 'Du finner det fortsatt i varselbjella når du logger inn.',
    confirm: 'Stopp e-postene',
    done: 'Du får ikke flere e-poster fra {company} om: {reason}.',
    doneAll: 'Du får ikke flere e-poster om varsler fra {company}.',
    undo: 'Start dem igjen',
    undone: 'E-poster fra {company} om dette kommer igjen: {reason}.',
    undoneAll: 'E-postene om varsler fra {company} kommer igjen.',
    settings: 'Velg mer i Mine innstillinger',
  },
};
