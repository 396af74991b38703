import type { PdfReader } from './pdf-reader.ts';
import { isName, type PdfDict, type PdfValue } from './pdf-values.ts';

/** A signature as the form of a document names it. */
export interface PdfSignature {
  field: string;
  isTimeStamp: boolean;
  /** Certifies the document, and allows no change of it (DocMDP, level 1). */
  isCertification: boolean;
  contents: Buffer;
  range: readonly number[];
  /** The time that the dictionary claims: `D:20261125140512Z`. */
  claimedTime: string;
}

const deepest = 32;
const maxFields = 20_000;

/** The signatures of a document, as readers find them: by its form. */
export function findSignatures(reader: PdfReader): PdfSignature[] {
  const form = reader.dict(reader.catalog.get('AcroForm'));
  const certified = reader.dict(reader.dict(reader.catalog.get('Perms'))?.get('DocMDP'));
  const found: PdfSignature[] = [];
  let visited = 0;
  const visit = (value: PdfValue, inherited: PdfValue | undefined, depth: number): void => {
    const field = reader.dict(value);
    visited += 1;
    if (!field || depth > deepest || visited > maxFields) return;
    const type = field.get('FT') ?? inherited;
    for (const child of reader.array(field.get('Kids'))) visit(child, type, depth + 1);
    const signature = isName(type, 'Sig') ? reader.dict(field.get('V')) : undefined;
    if (signature) found.push(signatureOf(reader, { field, signature, certified }));
  };
  for (const field of reader.array(form?.get('Fields'))) visit(field, undefined, 0);
  return found;
}

interface FoundSignature {
  field: PdfDict;
  signature: PdfDict;
  certified: PdfDict | undefined;
}

function signatureOf(reader: PdfReader, { field, signature, certified }: FoundSignature): PdfSignature {
  const contents = signature.get('Contents');
  return {
    field: textOf(field.get('T')),
    isTimeStamp: isName(signature.get('Type'), 'DocTimeStamp') || isName(signature.get('SubFilter'), 'ETSI.RFC3161'),
    isCertification: isSame(certified, signature) && reader.array(signature.get('Reference')).some((one) => forbidsChanges(reader, one)),
    contents: Buffer.isBuffer(contents) ? contents : Buffer.alloc(0),
    range: reader.array(signature.get('ByteRange')).map(Number),
    claimedTime: textOf(signature.get('M')),
  };
}

/** The dictionary is read anew for each reference to it, so the message tells whether it is the same one. */
function isSame(one: PdfDict | undefined, other: PdfDict): boolean {
  const [first, second] = [one?.get('Contents'), other.get('Contents')];
  return Buffer.isBuffer(first) && Buffer.isBuffer(second) && first.equals(second);
}

function forbidsChanges(reader: PdfReader, value: PdfValue): boolean {
  const reference = reader.dict(value);
  return isName(reference?.get('TransformMethod'), 'DocMDP') && reader.dict(reference?.get('TransformParams'))?.get('P') === 1;
}

const textOf = (value: PdfValue | undefined): string => (Buffer.isBuffer(value) ? value.toString('latin1') : '');

/** The moment of `D:20261125140512Z` or with `+01'00'`; undefined when it is none. */
export function momentIn(text: string): Date | undefined {
  const parts = /^D:(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(?:Z|([+-])(\d{2})'?(\d{2})?'?)?/.exec(text);
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second, sign = '+', hours = '00', minutes = '00'] = parts;
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${sign}${hours}:${minutes}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
