import type { WrittenClause } from '../../contract/template.ts';

// What is off at first in most contracts: limits after the employment, rights to what is made, and a collective agreement.

const off = { optional: true, active: false };

export const nonCompete: WrittenClause = {
  key: 'nonCompete',
  title: { no: 'Konkurranse- og kundebegrensning', en: 'Non-compete and customer restrictions' },
  ...off,
  sequence: 12,
  toggleLabel: { no: 'Ta med konkurranse- og kundebegrensning', en: 'Include non-compete and customer restrictions' },
  helpText: {
    no: 'En slik begrensning gjelder høyst ett år etter at arbeidsforholdet er slutt, og krever et særlig behov for vern og en skriftlig redegjørelse. Et konkurranseforbud krever også kompensasjon (aml. kapittel 14 A). Fradrag for annen inntekt er høyst halvparten.',
    en: 'Such a restriction lasts one year at most after the employment ends, and requires a particular need for protection and a written statement. A non-compete restriction also requires compensation (the Working Environment Act chapter 14 A). The deduction for other income is half at most.',
  },
  blockText: [
    {
      no: 'Så langt det er nødvendig for å ivareta arbeidsgiverens særlige behov for vern mot konkurranse, kan arbeidstakeren ikke ta arbeid i eller drive konkurrerende virksomhet. Begrensningen gjelder i høyst 12 måneder fra arbeidsforholdet er slutt (aml. § 14 A-1).',
      en: 'As far as the employer’s particular need for protection against competition requires, the employee may not work for or run a competing business. This applies for 12 months at most after the employment has ended (the Working Environment Act section 14 A-1).',
    },
    {
      no: 'Arbeidstakeren kan i høyst 12 måneder fra arbeidsforholdet er slutt ikke kontakte kunder som arbeidstakeren har hatt kontakt med eller ansvar for det siste året før redegjørelsen (aml. § 14 A-4).',
      en: 'For 12 months at most after the employment has ended, the employee may not contact customers whom the employee had contact with or was responsible for in the year before the statement (section 14 A-4).',
    },
    {
      no: 'Begrensningene kan bare gjøres gjeldende når arbeidsgiveren gir en skriftlig redegjørelse etter aml. § 14 A-2 innen fristene der: innen fire uker etter at arbeidstakeren ber skriftlig om det eller sier opp, samtidig med en oppsigelse, og innen én uke etter en avskjed. Gjelder det kunder, skal redegjørelsen nevne dem.',
      en: 'The restrictions can be enforced only if the employer gives a written statement under section 14 A-2 in time: within four weeks after the employee asks for it in writing or resigns, together with a dismissal, and within one week after a summary dismissal. For customers, the statement must name them.',
    },
    {
      no: 'For tiden med konkurranseforbud betaler arbeidsgiveren kompensasjon: 100 prosent av lønnen opp til 8 G og deretter minst 70 prosent, regnet av lønnen de siste 12 månedene. Kompensasjonen kan begrenses til 12 G. Fradrag for annen arbeidsinntekt kan være høyst halvparten av kompensasjonen (aml. § 14 A-3).',
      en: 'During a non-compete period the employer pays compensation: 100 per cent of salary up to 8 G and at least 70 per cent above it, based on the last 12 months’ salary. It may be limited to 12 G. The deduction for other income from work may be half of the compensation at most (section 14 A-3).',
    },
    {
      no: 'Begrensningene gjelder ikke når arbeidsgiveren sier opp uten at det er saklig begrunnet i forhold på arbeidstakerens side, eller når arbeidsgiverens mislighold gir arbeidstakeren rimelig grunn til å slutte. Arbeidsgiveren kan når som helst under ansettelsen si opp begrensningene skriftlig, men ikke mens en redegjørelse binder.',
      en: 'The restrictions do not apply if the employer dismisses the employee without objective reasons in the employee’s own conduct or circumstances, or if the employer’s breach gives the employee reasonable cause to leave. The employer may cancel them in writing at any time during the employment, but not while bound by a statement.',
    },
  ],
};

export const intellectualProperty: WrittenClause = {
  key: 'intellectualProperty',
  title: { no: 'Immaterielle rettigheter', en: 'Intellectual property' },
  ...off,
  sequence: 13,
  toggleLabel: { no: 'Ta med immaterielle rettigheter', en: 'Include intellectual property' },
  helpText: {
    no: 'Rettighetene går over så langt arbeidet krever det. For oppfinnelser som kan patenteres, har arbeidstakeren krav på rimelig vederlag.',
    en: 'Rights are transferred as far as the work requires. For patentable inventions the employee is entitled to fair compensation.',
  },
  blockText: [
    {
      no: 'Arbeidsgiveren får de rettighetene til resultater av arbeidet som er nødvendige for at arbeidsforholdet skal nå sitt formål. For datamaskinprogrammer gjelder åndsverkloven § 71.',
      en: 'The employer acquires the rights to the results of the work that are necessary for the purpose of the employment. The Copyright Act section 71 applies to computer programs.',
    },
    {
      no: 'For oppfinnelser som kan patenteres, gjelder arbeidstakeroppfinnelsesloven. Arbeidstakeren melder dem skriftlig til arbeidsgiveren uten opphold og har krav på rimelig vederlag etter den loven.',
      en: 'The Act on the right to employees’ inventions applies to patentable inventions. The employee reports them to the employer in writing without delay and is entitled to fair compensation under that act.',
    },
  ],
};

export const collectiveAgreement: WrittenClause = {
  key: 'collectiveAgreement',
  title: { no: 'Tariffavtale', en: 'Collective agreement' },
  ...off,
  sequence: 14,
  activeWith: 'collectiveAgreementFlag',
  toggleLabel: { no: 'Ta med tariffavtale', en: 'Include collective agreement' },
  helpText: {
    no: 'Gjelder en tariffavtale, må avtalen si hvilken og hvem partene er, og valgene ellers må stemme med den.',
    en: 'If a collective agreement applies, the contract must name it and its parties, and the other choices must match it.',
  },
  blockText: [{ block: 'collectiveAgreement' }],
};
