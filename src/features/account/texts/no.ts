import type { en } from './en.ts';

export const no: typeof en = {
  verifyMail: {
    subject: '{code} er koden din til Samspill',
    heading: 'Bekreft e-postadressen din',
    text: 'Skriv inn denne koden i Samspill. Den varer i 15 minutter.',
    ignore: 'Har du ikke opprettet konto i Samspill, kan du se bort fra denne e-posten.',
  },
  verifyEmail: {
    title: 'Bekreft e-postadressen',
    sent: 'Vi har sendt en kode på seks sifre til {email}.',
    code: 'Kode',
    confirm: 'Bekreft',
    again: 'Send på nytt',
    againIn: 'Send på nytt om {seconds} s',
    sentAgain: 'En ny kode er på vei.',
    wrongAddress: 'Feil adresse? Logg ut og opprett konto med den riktige.',
  },
  errors: {
    'authentication.SignInFailed': 'Påloggingen ble avvist. Prøv igjen.',
    'authentication.AttemptExpired': 'Påloggingen tok for lang tid eller ble startet i et annet vindu. Prøv igjen.',
    'authentication.ProviderUnreachable': 'Påloggingstjenesten svarer ikke. Prøv igjen om litt.',
    'authentication.NotAMember': 'Du hører ikke til denne virksomheten.',
    'authentication.WrongOtp': 'Feil kode. Se etter i den nyeste e-posten og prøv igjen.',
    'authentication.OtpExpired': 'Koden er utløpt. Be om en ny.',
    'authentication.NotSupportedByProvider': 'Totrinnspålogging styres av påloggingsleverandøren din.',
    'authentication.MfaNotEnabled': 'Totrinnspålogging er ikke slått på for denne personen.',
    'authentication.ResetFailed': 'Totrinnspåloggingen kunne ikke tilbakestilles.',
    'authentication.NotWithApiKey': 'En API-nøkkel kan ikke lage en ny nøkkel. Logg inn for å lage en.',
    'authentication.ExpiryInPast': 'Velg en utløpsdato fram i tid.',
  },
};
