/** The EEA: the EU with Iceland, Liechtenstein and Norway. */
const eea: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/** Whether personal data that goes to a country is transferred in the sense of Article 44: within the EEA it is not. */
export const isThirdCountry = (country: string): boolean => !eea.has(country);
