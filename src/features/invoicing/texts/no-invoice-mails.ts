import type { TextsLike } from '#kernel/contract/texts.ts';
import type { invoiceMails as en } from './en-invoice-mails.ts';

export const invoiceMails: TextsLike<typeof en> = {
  footer: 'Du får denne e-posten fordi du er fakturamottaker for {company} i Samspill.',
  invoice: {
    subject: 'Faktura {number} fra {seller}',
    heading: 'Faktura {number}',
    toPay: 'Her er faktura {number} til {company}: {amount}. Betal den innen {dueDate} til konto {account} med KID {kid}.',
    byCard: 'Her er faktura {number} til {company}: {amount}. Vi trekker beløpet fra kortet.',
    nothingToPay: 'Her er faktura {number} til {company}. Det er ingenting å betale.',
  },
  creditNote: {
    subject: 'Kreditnota {number} fra {seller}',
    heading: 'Kreditnota {number}',
    credited:
      'Her er kreditnota {number} til {company}: {amount} er kreditert. Det reduserer det dere skylder, og de neste fakturaene bruker resten.',
  },
  reminder: {
    subject: 'Påminnelse: faktura {number} er ikke betalt',
    heading: 'Faktura {number} er ikke betalt',
    unpaid: 'Faktura {number} til {company} forfalt {dueDate}, og {unpaid} er ikke betalt. Betal til konto {account} med KID {kid}.',
    closes: 'Betaler dere ikke innen {closed}, har {company} bare det gratisplanen omfatter, til dere har betalt. Ingenting slettes.',
    crossed: 'Har dere betalt de siste dagene, kan dere se bort fra denne e-posten. Påminnelsen er gratis.',
  },
  cardGivenUp: {
    subject: 'Faktura {number} kunne ikke trekkes fra kortet',
    heading: 'Faktura {number} ble ikke betalt med kort',
    unpaid:
      'Kortet ble avvist for faktura {number} til {company}, og vi prøver ikke igjen. Betal {unpaid} innen {dueDate} til konto {account} med KID {kid}.',
  },
  cardMissing: {
    subject: 'Det finnes ikke noe kort å trekke faktura {number} fra',
    heading: 'Faktura {number} betales ikke med kort',
    unpaid:
      'Vi kunne ikke trekke faktura {number} til {company}, fordi det ikke finnes noe kort lenger. Betal {unpaid} innen {dueDate} til konto {account} med KID {kid}.',
  },
  attached: 'PDF-en ligger ved.',
  fallback: {
    notRegistered: 'Dere har valgt EHF, men {company} er ikke registrert som mottaker. Derfor får dere den på e-post.',
    unreachable: 'Dere har valgt EHF, men vi fikk ikke kontakt med mottakssystemet deres. Derfor får dere den på e-post.',
    refused: 'Dere har valgt EHF, men den ble avvist på veien. Derfor får dere den på e-post.',
    unfit: 'Dere har valgt EHF, men denne fakturaen passer ikke i en EHF. Derfor får dere den på e-post.',
  },
};
