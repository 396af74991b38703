import type { PageContent } from '#kernel/contract/content.ts';
import { documentVersions } from '../../contract/documents.ts';

const no = {
  title: 'Vilkår',
  lead: 'Vilkårene gjelder for alle som logger inn i Samspill.',
  body: [
    '## Kontoen din',
    'Kontoen er personlig. Bruk en e-postadresse som er din egen, et langt passord som du ikke bruker andre steder, og gjerne totrinnspålogging. Tror du at noen andre har fått tak i innloggingen din, bytter du passord og sier fra til administratoren i virksomheten.',
    '## Opplysninger om andre',
    'Du ser opplysninger om kolleger fordi du trenger dem i jobben. Ikke hent dem ut, del dem eller bruk dem til noe annet. Vi logger hvem som åpner og endrer opplysninger om en person.',
    '## Det du legger inn',
    'Skriv det som er riktig og nødvendig. Ikke last opp noe du ikke har lov til å dele, og ikke noe som kan skade tjenesten eller andre.',
    'Forsøk ikke å komme forbi tilgangene, overbelaste tjenesten eller få tak i opplysninger om andre virksomheter. Finner du en svakhet, sier du fra til driftsansvarlig, så den kan rettes.',
    '## Når tilgangen tar slutt',
    'Virksomheten bestemmer hvem som har tilgang, og kan avslutte den. Du kan fortsatt være knyttet til andre virksomheter med samme konto. Ved misbruk kan driftsansvarlig stenge en konto.',
    '## Mer å lese',
    'Personvernerklæringen forklarer hva som lagres om deg. Tjenesteavtalen er avtalen med virksomheten.',
  ],
};

const en = {
  title: 'Terms',
  lead: 'These terms apply to everyone who signs in to Samspill.',
  body: [
    '## Your account',
    'The account is personal. Use an e-mail address that is yours, a long password that you use nowhere else, and preferably two-step sign-in. If you think someone else has got hold of your sign-in, change the password and tell your company’s administrator.',
    '## Information about others',
    'You see information about colleagues because you need it for your work. Do not extract it, share it or use it for anything else. We log who opens and changes information about a person.',
    '## What you enter',
    'Enter only what is correct and necessary. Do not upload anything you are not allowed to share, or anything that can harm the service or others.',
    'Do not try to get past the access rules, overload the service or get at information about other companies. If you find a weakness, tell the operator so that it can be fixed.',
    '## When access ends',
    'The company decides who has access, and can end it. You may still belong to other companies with the same account. In case of misuse the operator may close an account.',
    '## More to read',
    'The privacy statement explains what is stored about you. The service agreement is the agreement with the company.',
  ],
};

/** The version is the one that can be accepted: a substantial change gets a new date there. */
export const terms: PageContent = { kind: 'document', slug: 'terms', version: documentVersions.terms, no, en };
