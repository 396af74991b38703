import type { LocalText } from '../../contract/local-text.ts';

/** The privacy statement for those who work in the company, by Articles 13 and 14. */
export const internal: LocalText = {
  no: `# Personvernerklæring for ansatte

{{companyName}} er arbeidsgiveren din og behandlingsansvarlig for opplysninger om deg. Her står hva vi bruker dem til, hvem som ser dem, hvor lenge de blir liggende, og hvilke rettigheter du har.

## Hvem er ansvarlig

- Arbeidsgiver: {{companyName}}
- Organisasjonsnummer: {{organizationNumber}}
- Adresse: {{address}}
- Ansvarlig for personvern: {{responsible}}
- Kontakt om personvern: {{contactPerson}}
- Personvernombud: {{dataProtectionOfficer}}

## Hva vi bruker opplysningene til

Tabellen viser hver behandling, formålet og det rettslige grunnlaget. Der grunnlaget er en berettiget interesse, står det hvilken.

{{purposeTable}}

## Hvilke opplysninger, og hvor de kommer fra

Noe har du gitt oss selv, noe oppstår i arbeidet, og noe får vi fra andre.

{{dataTable}}

## Hvem som får opplysningene

I virksomheten ser bare de som trenger det i arbeidet, opplysninger om deg. Utenfor får disse dem:

{{recipientTable}}

## Overføring ut av EØS

{{transferTable}}

## Hvor lenge vi beholder opplysningene

Når du slutter, ryddes det som vi ikke lenger har grunn til å ha.

{{retentionTable}}

## Må du gi oss opplysningene?

Det som trengs for å oppfylle arbeidsavtalen, for eksempel kontonummer, eller som loven krever, for eksempel fødselsnummer til skatt og pensjon, må du gi. Uten det kan vi ikke betale lønn eller oppfylle pliktene våre. I andre tilfeller er det frivillig.

## Automatiske avgjørelser

{{automatedDecisions}}

## Dine rettigheter

- Innsyn: Du kan få vite hvilke opplysninger vi har om deg, og få en kopi.
- Retting: Du kan få rettet det som er feil, og utfylt det som mangler.
- Sletting: Du kan be oss slette opplysninger som vi ikke lenger har grunn til å ha.
- Begrensning: Du kan be oss la opplysninger ligge ubrukt mens noe avklares.
- Dataportabilitet: Det du selv har gitt oss etter samtykke eller avtale, kan du få i et format som kan leses av maskiner.
- Innsigelse: Du kan protestere mot behandling som bygger på berettiget interesse.
- Samtykke: Har du samtykket, kan du når som helst trekke samtykket tilbake, uten at det får følger for arbeidet ditt.

Skriv til {{contactPerson}}. Vi svarer senest innen en måned. Er saken komplisert, kan fristen forlenges med to måneder; da får du beskjed innen den første.

## Klage

Mener du at vi bryter reglene, si fra til oss, til tillitsvalgt eller til verneombudet. Du kan også klage til [Datatilsynet](https://www.datatilsynet.no).
`,
  en: `# Privacy statement for employees

{{companyName}} is your employer and the controller of data about you. Here you read what we use them for, who sees them, how long they stay, and which rights you have.

## Who is responsible

- Employer: {{companyName}}
- Organisation number: {{organizationNumber}}
- Address: {{address}}
- Responsible for data protection: {{responsible}}
- Contact about data protection: {{contactPerson}}
- Data protection officer: {{dataProtectionOfficer}}

## What we use the data for

The table shows each treatment, its purpose and its legal basis. Where the basis is a legitimate interest, it says which.

{{purposeTable}}

## Which data, and where they come from

Some you gave us, some come about at work, and some we get from others.

{{dataTable}}

## Who receives the data

In the company only those who need them in their work see data about you. Outside it these receive them:

{{recipientTable}}

## Transfers out of the EEA

{{transferTable}}

## How long we keep the data

When you leave, what we no longer have a reason to keep is cleaned up.

{{retentionTable}}

## Must you give us the data?

What we need to fulfil the contract, such as your account number, or what the law requires, such as your national identity number for tax and pension, you must give. Without it we cannot pay your wages or fulfil our duties. Otherwise it is up to you.

## Automated decisions

{{automatedDecisions}}

## Your rights

- Access: you may learn which data we have about you, and get a copy.
- Rectification: you may have corrected what is wrong, and completed what is missing.
- Erasure: you may ask us to erase data that we no longer have a reason to keep.
- Restriction: you may ask us to leave data unused while something is being settled.
- Portability: what you gave us by consent or under a contract you may get in a format that machines read.
- Objection: you may object to treatments that rest on a legitimate interest.
- Consent: if you have consented, you may withdraw your consent at any time, without consequences for your work.

Write to {{contactPerson}}. We answer within one month. If the case is complicated, the time may be extended by two months; then you are told within the first.

## Complaints

If you believe that we break the rules, tell us, an employees’ representative or the safety representative. You may also complain to the Norwegian data protection authority, [Datatilsynet](https://www.datatilsynet.no).
`,
};
