import type { LocalText } from '../../contract/local-text.ts';

/** The privacy statement for everybody outside the company, by Articles 13 and 14. */
export const external: LocalText = {
  no: `# Personvernerklæring

{{companyName}} er behandlingsansvarlig når vi bruker opplysninger om deg. Her forklarer vi hva vi samler inn, hvorfor, hvor lenge vi beholder det, og hvilke rettigheter du har.

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

De fleste opplysninger får vi fra deg selv. Får vi dem fra andre, sier vi fra til deg innen en måned.

{{dataTable}}

## Hvem som får opplysningene

Vi deler opplysninger bare når formålet eller loven krever det. De som behandler opplysninger for oss, gjør det etter en databehandleravtale.

{{recipientTable}}

## Overføring til land utenfor EØS

{{transferTable}}

## Hvor lenge vi beholder opplysningene

{{retentionTable}}

## Må du gi oss opplysningene?

Noen opplysninger må vi ha for å inngå eller oppfylle en avtale med deg, eller fordi loven krever det. Uten dem kan vi ikke levere det du ber om. I andre tilfeller er det frivillig.

## Automatiske avgjørelser

{{automatedDecisions}}

## Dine rettigheter

- Innsyn: Du kan få vite hvilke opplysninger vi har om deg, og få en kopi.
- Retting: Du kan få rettet det som er feil, og fylt ut det som mangler.
- Sletting: Du kan be oss slette opplysninger som vi ikke lenger har grunn til å ha.
- Begrensning: Du kan be oss om ikke å bruke opplysninger mens noe avklares.
- Dataportabilitet: Du kan få det du selv har gitt oss etter samtykke eller avtale, i et maskinlesbart format.
- Innsigelse: Du kan protestere mot behandling som bygger på berettiget interesse, og alltid mot direkte markedsføring.
- Samtykke: Har du samtykket, kan du når som helst trekke samtykket tilbake. Bruken fram til da er fortsatt lovlig.

Skriv til {{contactPerson}}. Vi svarer senest innen en måned. Er saken komplisert, kan vi forlenge fristen med to måneder. Da sier vi fra innen den første måneden er over.

## Klage

Mener du at vi bryter reglene, vil vi gjerne høre det. Du kan også klage til [Datatilsynet](https://www.datatilsynet.no).
`,
  en: `# Privacy statement

{{companyName}} is the controller when we use data about you. This statement explains what we collect, why, how long we keep it, and what rights you have.

## Who is responsible

- Company: {{companyName}}
- Organisation number: {{organizationNumber}}
- Address: {{address}}
- Responsible for data protection: {{responsible}}
- Contact about data protection: {{contactPerson}}
- Data protection officer: {{dataProtectionOfficer}}

## What we use the data for

The table shows each processing activity, its purpose and its legal basis. Where the basis is a legitimate interest, the table says which.

{{purposeTable}}

## What data we have, and where it comes from

We get most data from you. If we get it from others, we tell you within a month.

{{dataTable}}

## Who receives the data

We share data only when the purpose or the law requires it. Those who process data for us do so under a data processor agreement.

{{recipientTable}}

## Transfers to countries outside the EEA

{{transferTable}}

## How long we keep the data

{{retentionTable}}

## Do you have to give us the data?

Some data is necessary for us to enter into or fulfil a contract with you, or because the law requires it. Without it, we cannot deliver what you ask for. Otherwise, it is voluntary.

## Automated decisions

{{automatedDecisions}}

## Your rights

- Access: you can find out what data we have about you, and get a copy.
- Rectification: you can have incorrect data corrected and incomplete data completed.
- Erasure: you can ask us to delete data we no longer have a reason to keep.
- Restriction: you can ask us not to use data while something is being clarified.
- Portability: you can get the data you gave us by consent or under a contract in a machine-readable format.
- Objection: you can object to processing based on a legitimate interest, and always to direct marketing.
- Consent: if you have given consent, you can withdraw it at any time. Our use until then is still lawful.

Write to {{contactPerson}}. We answer within one month. If the case is complicated, we can extend the deadline by two months. We tell you within the first month if we do.

## Complaints

If you think we are breaking the rules, please tell us. You can also complain to the Norwegian Data Protection Authority, [Datatilsynet](https://www.datatilsynet.no).
`,
};
