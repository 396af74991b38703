import type { LocalText } from '../../contract/local-text.ts';

/** The privacy statement for those who work in the company, by Articles 13 and 14. */
export const internal: LocalText = {
  no: `# Personvernerklæring for ansatte

{{companyName}} er arbeidsgiveren din og behandlingsansvarlig for opplysninger om deg. Her forklarer vi hva vi bruker dem til, hvem som ser dem, hvor lenge vi beholder dem, og hvilke rettigheter du har.

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

I virksomheten er det bare de som trenger det i arbeidet, som ser opplysninger om deg. Utenfor virksomheten er det disse som får opplysninger:

{{recipientTable}}

## Overføring til land utenfor EØS

{{transferTable}}

## Hvor lenge vi beholder opplysningene

Når du slutter, sletter vi det vi ikke lenger har grunn til å ha.

{{retentionTable}}

## Må du gi oss opplysningene?

Du må gi oss det vi trenger for å oppfylle arbeidsavtalen, for eksempel kontonummer, og det loven krever, for eksempel fødselsnummer til skatt og pensjon. Uten det kan vi ikke betale lønn eller oppfylle pliktene våre. I andre tilfeller er det frivillig.

## Automatiske avgjørelser

{{automatedDecisions}}

## Dine rettigheter

- Innsyn: Du kan få vite hvilke opplysninger vi har om deg, og få en kopi.
- Retting: Du kan få rettet det som er feil, og fylt ut det som mangler.
- Sletting: Du kan be oss slette opplysninger som vi ikke lenger har grunn til å ha.
- Begrensning: Du kan be oss om ikke å bruke opplysninger mens noe avklares.
- Dataportabilitet: Du kan få det du selv har gitt oss etter samtykke eller avtale, i et maskinlesbart format.
- Innsigelse: Du kan protestere mot behandling som bygger på berettiget interesse.
- Samtykke: Har du samtykket, kan du når som helst trekke samtykket tilbake, uten at det får følger for arbeidet ditt. Bruken fram til da er fortsatt lovlig.

Skriv til {{contactPerson}}. Vi svarer senest innen en måned. Er saken komplisert, kan vi forlenge fristen med to måneder. Da sier vi fra innen den første måneden er over.

## Klage

Mener du at vi bryter reglene, si fra til oss, til en tillitsvalgt eller til verneombudet. Du kan også klage til [Datatilsynet](https://www.datatilsynet.no).
`,
  en: `# Privacy statement for employees

{{companyName}} is your employer and the controller of data about you. This statement explains what we use the data for, who sees it, how long we keep it, and what rights you have.

## Who is responsible

- Employer: {{companyName}}
- Organisation number: {{organizationNumber}}
- Address: {{address}}
- Responsible for data protection: {{responsible}}
- Contact about data protection: {{contactPerson}}
- Data protection officer: {{dataProtectionOfficer}}

## What we use the data for

The table shows each processing activity, its purpose and its legal basis. Where the basis is a legitimate interest, the table says which.

{{purposeTable}}

## What data we have, and where it comes from

You gave us some of it, some is created in your work, and some we get from others.

{{dataTable}}

## Who receives the data

In the company, only those who need the data for their work can see it. Outside the company, these receive data:

{{recipientTable}}

## Transfers to countries outside the EEA

{{transferTable}}

## How long we keep the data

When you leave, we delete what we no longer have a reason to keep.

{{retentionTable}}

## Do you have to give us the data?

You must give us what we need to fulfil your contract, such as your account number, and what the law requires, such as your national identity number for tax and pension. Without it, we cannot pay you or fulfil our duties. Otherwise, it is voluntary.

## Automated decisions

{{automatedDecisions}}

## Your rights

- Access: you can find out what data we have about you, and get a copy.
- Rectification: you can have incorrect data corrected and incomplete data completed.
- Erasure: you can ask us to delete data we no longer have a reason to keep.
- Restriction: you can ask us not to use data while something is being clarified.
- Portability: you can get the data you gave us by consent or under a contract in a machine-readable format.
- Objection: you can object to processing based on a legitimate interest.
- Consent: if you have given consent, you can withdraw it at any time, without consequences for your work. Our use until then is still lawful.

Write to {{contactPerson}}. We answer within one month. If the case is complicated, we can extend the deadline by two months. We tell you within the first month if we do.

## Complaints

If you think we are breaking the rules, tell us, an employees’ representative or the safety representative. You can also complain to the Norwegian Data Protection Authority, [Datatilsynet](https://www.datatilsynet.no).
`,
};
