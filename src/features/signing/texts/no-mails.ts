import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enMails } from './en-mails.ts';

/** E-post om forespørsler. `requester` har bedt om signaturene; `company` er hvor. */
export const noMails = {
  invitation: {
    subject: '{requester} ber deg signere «{name}»',
    heading: 'Du er bedt om å signere et dokument',
    text: '{requester} i {company} ber deg signere «{name}».',
    action: 'Les og signer',
  },
  reminder: {
    subject: 'Påminnelse: signer «{name}»',
    heading: 'Signaturen din mangler',
    text: '{requester} i {company} venter på at du signerer «{name}».',
    action: 'Les og signer',
  },
  annulment: {
    subject: '{requester} ber deg annullere «{name}»',
    heading: 'Du er bedt om å annullere et signert dokument',
    text: '{requester} i {company} ber deg signere at «{name}» ikke lenger gjelder.',
    action: 'Les og signer',
  },
  dueDate: 'Signer innen {day}.',
  note: 'Melding fra {requester}: {note}',
  keepSecret: 'Lenken er bare til deg. Ikke send den videre.',
  completed: {
    subject: '«{name}» er signert',
    heading: 'Alle har signert',
    text: 'Alle har signert «{name}». Det signerte dokumentet er klart.',
    action: 'Åpne det signerte dokumentet',
    available: 'Lenken virker i 30 dager. Lagre dokumentet hvis du vil beholde det.',
  },
  rejected: {
    subject: '«{name}» ble ikke signert',
    heading: 'Signeringen ble avvist',
    text: '{person} vil ikke signere «{name}», så dokumentet blir ikke signert.',
    reason: 'Begrunnelse: {reason}',
    action: 'Se forespørselen',
  },
  cancelled: {
    subject: 'Signeringen av «{name}» er avbrutt',
    heading: 'Signeringen er avbrutt',
    text: '{company} har avbrutt signeringen av «{name}». Du trenger ikke gjøre noe.',
    reason: 'Begrunnelse: {reason}',
    action: 'Se forespørselen',
  },
  expired: {
    subject: 'Fristen for «{name}» er ute',
    heading: 'Ikke alle signerte i tide',
    text: 'Fristen for å signere «{name}» er ute, og ikke alle har signert.',
    forRequester: 'Forleng fristen for å starte forespørselen igjen.',
    action: 'Se forespørselen',
  },
  failed: {
    subject: '«{name}» kunne ikke forsegles',
    heading: 'Det signerte dokumentet kunne ikke forsegles',
    text: 'Alle har signert «{name}», men det ferdige dokumentet kunne ikke forsegles. Ingenting er tapt. Åpne forespørselen og prøv igjen.',
    action: 'Se forespørselen',
  },
  unreachable: {
    subject: 'Vi kunne ikke nå {person}',
    heading: 'En invitasjon kom ikke fram',
    text: 'E-posten som ber {person} signere «{name}», ble ikke tatt imot. Sjekk adressen og rett den.',
    action: 'Se forespørselen',
  },
  newLink: {
    subject: '{person} ber om en ny lenke',
    heading: '{person} ber om en ny lenke',
    text: '{person} får ikke åpnet «{name}» med lenken sin og ber om en ny.',
    remind: 'Send en påminnelse, eller forleng fristen.',
    completed: 'Alle har signert. Send det signerte dokumentet til {person}.',
    ended: 'Forespørselen er avsluttet. Send dokumentet på nytt hvis du fortsatt trenger signaturen.',
    action: 'Se forespørselen',
  },
  erased: 'Slettet person',
  personErased: 'En av dem som skulle signere, er ikke lenger registrert her.',
  contractAnnulled: 'Arbeidsavtalen som tillegget hører til, er annullert.',
  footer: 'Du får denne e-posten fordi {company} bruker Samspill til å signere dokumenter.',
  footerRequester: 'Du får denne e-posten fordi du har bedt om signaturene.',
} satisfies TextsLike<typeof enMails>;
