import type { DocumentText } from './document-text.ts';

export const text: DocumentText = {
  title: 'Tjenesteavtale',
  lead: 'Avtalen gjelder mellom virksomheten som registreres, og den som drifter denne installasjonen av Samspill. Den er også databehandleravtale.',
  sections: [
    {
      heading: '1. Partene',
      text: [
        '«Virksomheten» er den som registreres med organisasjonsnummer. «Driftsansvarlig» er den som kjører denne installasjonen av Samspill og gir virksomheten tilgang til den. Den som registrerer virksomheten, bekrefter å ha fullmakt til det.',
      ],
    },
    {
      heading: '2. Tjenesten',
      text: [
        'Samspill er et system for personal- og virksomhetsadministrasjon. Virksomheten får et eget område som andre virksomheter ikke ser. Hvilke deler som er i bruk, kan variere mellom installasjoner og over tid.',
        'Avtalen fastsetter ingen pris. Tar driftsansvarlig betalt, avtales det særskilt.',
      ],
    },
    {
      heading: '3. Virksomhetens ansvar',
      text: [
        [
          'Ha lov til å behandle opplysningene som legges inn, og informere de ansatte om det.',
          'Gi hver person riktig rolle, og fjerne tilgangen når noen slutter.',
          'Sørge for at innlogginger er personlige og ikke deles.',
          'Holde opplysningene riktige og slette det det ikke lenger er grunn til å ha.',
        ],
      ],
    },
    {
      heading: '4. Driftsansvarliges ansvar',
      text: [
        [
          'Drifte tjenesten forsvarlig, holde programvaren oppdatert og ta sikkerhetskopi.',
          'Begrense hvem som kan nå maskinen og databasen, og pålegge dem taushet.',
          'Varsle om planlagte avbrudd når det lar seg gjøre.',
        ],
        'Tjenesten leveres slik den er. Ingen bestemt oppetid er lovet i denne avtalen.',
      ],
    },
    {
      heading: '5. Behandling av personopplysninger',
      text: [
        'Virksomheten er behandlingsansvarlig, og driftsansvarlig er databehandler. Formålet er å levere tjenesten. Opplysningene gjelder ansatte og andre tilknyttede, og omfatter kontaktopplysninger, opplysninger om arbeidsforholdet og, når virksomheten legger det inn, fødselsnummer, kontonummer og helseopplysninger. Behandlingen varer så lenge avtalen gjelder.',
        'Driftsansvarlig skal',
        [
          'behandle opplysningene bare etter dokumentert instruks fra virksomheten; bruken av tjenesten og denne avtalen er slik instruks',
          'sørge for at de som får tilgang, har taushetsplikt',
          'sikre opplysningene etter personvernforordningen artikkel 32; tjenesten skiller virksomhetene i databasen, krypterer særlig følsomme felter og logger endringer',
          'ikke bruke andre databehandlere uten at virksomheten har fått vite det på forhånd og kan si nei, og pålegge dem de samme pliktene',
          'ikke overføre opplysninger ut av EØS uten instruks og gyldig grunnlag',
          'hjelpe virksomheten med å svare på krav fra de registrerte og med sikkerhet, avvik og vurderinger av personvernkonsekvenser',
          'varsle virksomheten uten ugrunnet opphold om brudd på personopplysningssikkerheten',
          'gi virksomheten det den trenger for å kontrollere at pliktene er oppfylt, og gi adgang til revisjon',
          'slette eller levere tilbake opplysningene når avtalen er slutt, slik virksomheten velger, så langt loven ikke krever at de beholdes',
        ],
      ],
    },
    {
      heading: '6. Opphør',
      text: [
        'Virksomheten kan slutte når den vil. Driftsansvarlig kan si opp med tre måneders skriftlig varsel, og kan stenge tilgangen straks ved alvorlig misbruk. Virksomheten bør eksportere det den vil ha med seg, før tilgangen avsluttes.',
      ],
    },
    {
      heading: '7. Endringer, lov og tvister',
      text: [
        'En endret avtale får ny dato. Hvilken versjon som er godtatt, når og av hvem, lagres sammen med virksomheten.',
        'Avtalen følger norsk lov. Tvister løses i minnelighet om mulig, ellers ved virksomhetens alminnelige verneting. Ved forskjell mellom språkene gjelder den norske teksten.',
      ],
    },
  ],
};
