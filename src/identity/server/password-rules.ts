/** Why a new password is refused. */
export type PasswordRefusal = 'tooShort' | 'tooLong' | 'common' | 'personal';

export const passwordMinLength = 12;
export const passwordMaxLength = 200;

/** Checks a new password (identity.32); undefined when it is accepted. */
export async function refusePassword(password: string, about: readonly string[]): Promise<PasswordRefusal | undefined> {
  const length = [...password].length;
  if (length < passwordMinLength) return 'tooShort';
  if (length > passwordMaxLength) return 'tooLong';
  const plain = password.normalize('NFKC').toLowerCase();
  if (isAbout(plain, about)) return 'personal';
  return (await isCommon(plain)) ? 'common' : undefined;
}

/** Whether it contains the address, its local part, or a name that is long enough. */
function isAbout(plain: string, about: readonly string[]): boolean {
  const parts = about.flatMap((text) => [text, text.replace(/@.*$/, ''), ...text.replace(/@.*$/, '').split(/[.\s_+-]+/)]);
  return parts.some((part) => part.length >= 4 && plain.includes(part.normalize('NFKC').toLowerCase()));
}

async function isCommon(plain: string): Promise<boolean> {
  const words = await commonPasswords();
  const bare = plain.replace(/^[\d\W_]+|[\d\W_]+$/gu, '');
  return words.has(plain) || bare === '' || words.has(bare) || isRepeated(plain) || isSequence(plain);
}

/** A short repeated sequence: "abcabcabcabc". */
function isRepeated(plain: string): boolean {
  return /^(.{1,4})\1+.{0,3}$/u.test(plain);
}

const rows = ['abcdefghijklmnopqrstuvwxyzæøå', '01234567890', 'qwertyuiopåasdfghjkløæzxcvbnm'];

function isSequence(plain: string): boolean {
  return rows.some((row) => row.includes(plain) || [...row].toReversed().join('').includes(plain));
}

// A cache of the list.
let loading: Promise<ReadonlySet<string>> | undefined;

/** The bundled list, read on first use. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set([...dictionary['passwords-common'], ...norwegian]));
  return loading;
}

// The bundled list is international; these are common Norwegian passwords.
const norwegian = [
  'passord',
  'mittpassord',
  'hemmelig',
  'velkommen',
  'sommer',
  'vinter',
  'norge',
  'samspill',
  'brannbil',
  'fotball',
  'sjokolade',
  'heisann',
  'kjærlighet',
];
