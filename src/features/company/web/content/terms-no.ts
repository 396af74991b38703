import type { DocumentText } from './document-text.ts';

export const text: DocumentText = {
  title: 'Vilkår',
  lead: 'Dette gjelder for deg som logger inn i Samspill.',
  sections: [
    {
      heading: 'Kontoen din',
      text: [
        'Kontoen er personlig. Bruk en e-postadresse du selv råder over, et langt passord som du ikke bruker andre steder, og gjerne totrinnsbekreftelse. Tror du at noen andre har fått tak i innloggingen din, bytter du passord og sier fra til administratoren i virksomheten.',
      ],
    },
    {
      heading: 'Opplysninger om andre',
      text: [
        'Det du får se om kolleger, får du se fordi du trenger det i jobben. Ikke hent ut, del eller bruk det til noe annet. Hvem som åpner og endrer opplysninger om en person, blir logget.',
      ],
    },
    {
      heading: 'Det du legger inn',
      text: [
        'Skriv det som er riktig og nødvendig. Ikke last opp noe du ikke har lov til å dele, og ikke noe som kan skade tjenesten eller andre.',
        'Forsøk ikke å komme forbi tilgangene, overbelaste tjenesten eller nå opplysninger om andre virksomheter. Finner du en svakhet, si fra til driftsansvarlig så den kan rettes.',
      ],
    },
    {
      heading: 'Når tilgangen tar slutt',
      text: [
        'Virksomheten bestemmer hvem som har tilgang, og kan avslutte den. Du kan fortsatt være knyttet til andre virksomheter med samme konto. Ved misbruk kan driftsansvarlig stenge en konto.',
      ],
    },
    {
      heading: 'Mer å lese',
      text: ['Hva som lagres om deg, står i personvernerklæringen. Avtalen med virksomheten står i tjenesteavtalen.'],
    },
  ],
};
