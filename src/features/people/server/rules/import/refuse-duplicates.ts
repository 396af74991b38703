import type { ImportField, ImportRemark } from '../../../contract/entities-import.ts';
import { keysOf } from './find-person.ts';
import type { ValidatedRow } from './validate-row.ts';

interface Key {
  text: string;
  field: ImportField | undefined;
}

/** Refuses a row about the same person as an earlier row: the same e-mail, number, name and birthday, or the same person of the company. */
export function refuseDuplicates(rows: readonly ValidatedRow[]): ValidatedRow[] {
  const first = new Map<string, number>();
  const names = new Map<string, number>();
  return rows.map((row) => {
    if (row.verdict !== 'import') return row;
    const keys = keysIn(row);
    const [twin] = keys.flatMap(({ text, field }) => {
      const number = first.get(text);
      return number === undefined ? [] : [duplicateOf(number, field)];
    });
    if (twin) return { ...row, verdict: 'refuse', reasons: [...row.reasons, twin] };
    for (const { text } of keys) first.set(text, row.number);
    const { name } = keysOf(row.values);
    const namesake = name === undefined ? undefined : names.get(name);
    if (name !== undefined && namesake === undefined) names.set(name, row.number);
    return namesake === undefined || row.person
      ? row
      : { ...row, warnings: [...row.warnings.filter(({ code }) => code !== 'sameName'), { code: 'sameName', params: { row: namesake } }] };
  });
}

function keysIn({ values, person }: ValidatedRow): Key[] {
  const { email, number, nameAndBirthday } = keysOf(values);
  const keys: (Key | undefined)[] = [
    email === undefined ? undefined : { text: `email ${email}`, field: 'emailAddress' },
    number === undefined ? undefined : { text: `number ${number}`, field: 'employeeNumber' },
    nameAndBirthday === undefined ? undefined : { text: `born ${nameAndBirthday}`, field: 'birthday' },
    values.socialSecurityNumber === undefined
      ? undefined
      : { text: `national ${values.socialSecurityNumber}`, field: 'socialSecurityNumber' },
    person && { text: `person ${person.id}`, field: undefined },
    // Two rows without distinguishing values are the same person twice.
    email === undefined && number === undefined && nameAndBirthday === undefined
      ? { text: `all ${JSON.stringify(values)}`, field: undefined }
      : undefined,
  ];
  return keys.filter((key) => key !== undefined);
}

function duplicateOf(row: number, field: ImportField | undefined): ImportRemark {
  return { code: 'duplicateInFile', ...(field && { field }), params: { row } };
}
