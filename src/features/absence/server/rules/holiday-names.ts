// The library has few Norwegian names except for Norway's own holidays, so common holidays of other countries are named here.
const norwegian: ReadonlyMap<string, string> = new Map([
  ["All Saints' Day", 'Allehelgensdag'],
  ["All Souls' Day", 'Allesjelersdag'],
  ['Armistice Day', 'Våpenhviledagen'],
  ['Assumption', 'Marias himmelferd'],
  ['Carnival', 'Karneval'],
  ['Chinese New Year', 'Kinesisk nyttår'],
  ["Children's Day", 'Barnas dag'],
  ['Corpus Christi', 'Kristi legemsfest'],
  ['Easter Saturday', 'Påskeaften'],
  ['End of Ramadan (Eid al-Fitr)', 'Id al-fitr'],
  ['Epiphany', 'Helligtrekongersdag'],
  ['Feast of the Sacrifice (Eid al-Adha)', 'Id al-adha'],
  ['First day of Ramadan', 'Første dag i ramadan'],
  ['Immaculate Conception', 'Marias uplettede unnfangelse'],
  ['Independence Day', 'Uavhengighetsdagen'],
  ['Islamic New Year', 'Islamsk nyttår'],
  ['Birthday of Muhammad (Mawlid)', 'Profetens fødselsdag'],
  ["International Women's Day", 'Kvinnedagen'],
  ['Midsummer Day', 'Midtsommerdagen'],
  ['Midsummer Eve', 'Midtsommeraften'],
  ['National Day', 'Nasjonaldagen'],
  ["New Year's Eve", 'Nyttårsaften'],
  ['Orthodox Christmas Day', 'Ortodoks juledag'],
  ['Orthodox Easter', 'Ortodoks påskedag'],
  ['Orthodox Easter Monday', 'Ortodoks andre påskedag'],
  ['Orthodox Good Friday', 'Ortodoks langfredag'],
  ['Orthodox Pentecost', 'Ortodoks pinsedag'],
  ['Reformation Day', 'Reformasjonsdagen'],
  ['Republic Day', 'Republikkdagen'],
  ['Revolution Day', 'Revolusjonsdagen'],
  ["Saint Joseph's Day", 'Josefsdagen'],
  ["St. Stephen's Day", 'Stefansdagen'],
  ['Saints Peter and Paul', 'Peter og Paul'],
  ["Father's Day", 'Farsdag'],
  ["Mother's Day", 'Morsdag'],
  ['Thanksgiving Day', 'Høsttakkefesten'],
  ['Unity Day', 'Enhetsdagen'],
  ['Day of German Unity', 'Dagen for tysk enhet'],
  ['Veterans Day', 'Veterandagen'],
  ['Victory Day', 'Seiersdagen'],
  ["Workers' Day", 'Arbeidernes dag'],
  ['Youth Day', 'Ungdomsdagen'],
]);

const substitute = / ?\([^()]*\)$/u;

export interface ForeignNames {
  /** In Norwegian if the library has it, otherwise in the country's own language. */
  no: string;
  en: string;
  own: string;
  isSubstitute: boolean;
}

/**
 * The name in Norwegian texts: the Norwegian name; otherwise the country's own name if it uses Latin letters, because it is a proper name,
 * otherwise the English one. A substitute for a holiday on a weekend says so.
 */
export function norwegianNameOf({ no, en, own, isSubstitute }: ForeignNames): string {
  const [norse, english, local] = [no, en, own].map((name) => (isSubstitute ? name.replace(substitute, '') : name));
  const name = [norwegian.get(english ?? ''), norse === local ? undefined : norse, local, english].find(
    (each) => each && /^[\p{Script=Latin}\p{Nd}\p{P}\p{M}\s]+$/u.test(each),
  );
  return isSubstitute ? `${name ?? en} (fri i stedet)` : (name ?? en);
}
