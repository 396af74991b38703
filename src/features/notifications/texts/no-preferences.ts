import type { enPreferences } from './en-preferences.ts';

export const noPreferences: typeof enPreferences = {
  private: { title: 'Dette er privat', text: 'Bare personen selv ser varslene og valgene sine.' },
  channels: {
    title: 'Varsler',
    text: 'Du finner alltid alt i varselbjellen. Velg hva du også vil ha utenfor Samspill.',
    caption: 'Hva du får på e-post og SMS',
    about: 'Om',
    email: 'E-post',
    sms: 'SMS',
    byMail: '{reason} på e-post',
    bySms: '{reason} på SMS',
    noMobile: 'Du kan ikke få SMS. Legg til mobilnummer i profilen din.',
  },
  digest: {
    title: 'Én e-post om dagen',
    text: 'Samler dagens e-poster i én.',
    at: 'Klokkeslett',
  },
  quiet: {
    title: 'Stille tid',
    text: 'E-post og SMS venter til den stille tiden er over. Varselbjellen viser dem imens.',
    from: 'Fra',
    to: 'Til',
  },
  away: { title: 'Sett e-post og SMS på pause når jeg er borte', text: 'Ingen e-post eller SMS på dager du er borte hele dagen.' },
  save: 'Lagre',
  saved: 'Valgene dine er lagret',
  unsubscribe: {
    title: 'Stopp disse e-postene',
    question: 'Vil du slutte å få e-post om dette?',
    stays: 'Du finner det fortsatt i varselbjellen når du logger inn.',
    confirm: 'Stopp e-postene',
    done: 'Du får ikke lenger e-post fra {company} om: {reason}.',
    doneAll: 'Du får ikke lenger varsler fra {company} på e-post.',
    undo: 'Start dem igjen',
    undone: 'Du får igjen e-post fra {company} om: {reason}.',
    undoneAll: 'Du får igjen varsler fra {company} på e-post.',
    settings: 'Flere valg i Mine innstillinger',
  },
};
