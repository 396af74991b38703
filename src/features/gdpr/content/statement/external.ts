import type { LocalText } from '../../contract/local-text.ts';

/** The privacy statement for everybody outside the company, by Articles 13 and 14. */
export const external: LocalText = {
  no: `# Personvernerklæring

{{companyName}} er behandlingsansvarlig når vi bruker opplysninger om deg. Her står hva vi samler inn, hvorfor, hvor lenge vi beholder det, og hvilke rettigheter du har.

## Hvem er ansvarlig

- Virksomhet: {{companyName}}
- Organisasjonsnummer: {{organizationNumber}}
- Adresse: {{address}}
- Ansvarlig for personvern: {{responsible}}
- Kontakt om personvern: {{contactPerson}}
- Personvernombud: {{dataProtectionOfficer}}

## Hva vi bruker opplysningene til

Tabellen viser hver behandling, formålet og det rettslige grunnlaget. Der grunnlaget er en berettiget interesse, står det hvilken.

{{purposeTable}}

## Hvilke opplysninger, og hvor de kommer fra

De fleste opplysninger får vi fra deg selv. Får vi dem fra andre, får du vite det senest en måned etter.

{{dataTable}}

## Hvem som får opplysningene

Vi deler opplysninger bare når det trengs for formålet eller loven krever det. De som behandler opplysninger for oss, gjør det etter en databehandleravtale.

{{recipientTable}}

## Overføring ut av EØS

{{transferTable}}

## Hvor lenge vi beholder opplysningene

{{retentionTable}}

## Må du gi oss opplysningene?

Opplysninger som vi trenger for å inngå eller oppfylle en avtale med deg, eller som loven pålegger oss å ha, er nødvendige: Uten dem kan vi ikke levere det du ber om. I andre tilfeller er det frivillig.

## Automatiske avgjørelser

{{automatedDecisions}}

## Dine rettigheter

- Innsyn: Du kan få vite hvilke opplysninger vi har om deg, og få en kopi.
- Retting: Du kan få rettet det som er feil, og utfylt det som mangler.
- Sletting: Du kan be oss slette opplysninger som vi ikke lenger har grunn til å ha.
- Begrensning: Du kan be oss la opplysninger ligge ubrukt mens noe avklares.
- Dataportabilitet: Det du selv har gitt oss etter samtykke eller avtale, kan du få i et format som kan leses av maskiner.
- Innsigelse: Du kan protestere mot behandling som bygger på berettiget interesse, og alltid mot direkte markedsføring.
- Samtykke: Har du samtykket, kan du når som helst trekke samtykket tilbake. Det som er gjort før, er fortsatt lovlig.

Skriv til {{contactPerson}}. Vi svarer senest innen en måned. Er saken komplisert, kan fristen forlenges med to måneder; da får du beskjed innen den første.

## Klage

Mener du at vi bryter reglene, vil vi gjerne høre det. Du kan også klage til [Datatilsynet](https://www.datatilsynet.no).
`,
  en: `# Privacy statement

{{companyName}} is the controller when we use data about you. Here you read what we collect, why, how long we keep it, and which rights you have.

## Who is responsible

- Company: {{companyName}}
- Organisation number: {{organizationNumber}}
- Address: {{address}}
- Responsible for data protection: {{responsible}}
- Contact about data protection: {{contactPerson}}
- Data protection officer: {{dataProtectionOfficer}}

## What we use the data for

The table shows each treatment, its purpose and its legal basis. Where the basis is a legitimate interest, it says which.

{{purposeTable}}

## Which data, and where they come from

We get most data from you. If we get them from others, you are told within a month.

{{dataTable}}

## Who receives the data

We share data only when the purpose needs it or the law requires it. Those who handle data for us do so under a data processing agreement.

{{recipientTable}}

## Transfers out of the EEA

{{transferTable}}

## How long we keep the data

{{retentionTable}}

## Must you give us the data?

Data that we need to enter into or fulfil a contract with you, or that the law requires us to have, are necessary: without them we cannot deliver what you ask for. Otherwise it is up to you.

## Automated decisions

{{automatedDecisions}}

## Your rights

- Access: you may learn which data we have about you, and get a copy.
- Rectification: you may have corrected what is wrong, and completed what is missing.
- Erasure: you may ask us to erase data that we no longer have a reason to keep.
- Restriction: you may ask us to leave data unused while something is being settled.
- Portability: what you gave us by consent or under a contract you may get in a format that machines read.
- Objection: you may object to treatments that rest on a legitimate interest, and always to direct marketing.
- Consent: if you have consented, you may withdraw your consent at any time. What was done before stays lawful.

Write to {{contactPerson}}. We answer within one month. If the case is complicated, the time may be extended by two months; then you are told within the first.

## Complaints

If you believe that we break the rules, please tell us. You may also complain to the Norwegian data protection authority, [Datatilsynet](https://www.datatilsynet.no).
`,
};
