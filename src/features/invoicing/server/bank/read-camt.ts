import { firstText, readForeignXml } from '../ehf/read-foreign-xml.ts';
import { allAt } from '../ehf/read-xml.ts';
import type { XmlElement } from '../ehf/read-xml.ts';

/** Money that came in, or went back, as the bank tells it. */
export interface CamtEntry {
  reference: string;
  /** The bank's own name of the payment. */
  bankReference: string | null;
  /** Eleven digits where the account is Norwegian. */
  account: string;
  day: string;
  /** Whole øre. */
  amount: number;
  currency: string;
  kid: string | null;
  payer: string | null;
  message: string | null;
  isReversal: boolean;
}

export type Camt = { kind: 'read'; messageId: string; entries: CamtEntry[] } | { kind: 'unreadable'; reason: string };

/**
 * Reads a camt.054 message of any version (ISO 20022): what was booked as money in, with its references. Entries that are only announced, and money
 * that went out, are left aside. One entry that cannot be read makes the file unreadable, so that no payment is overlooked.
 */
export function readCamt(xml: string): Camt {
  const root = readForeignXml(xml);
  const [message] = root?.name === 'Document' ? allAt(root, 'BkToCstmrDbtCdtNtfctn') : [];
  if (!message) return unreadable('It is not a camt.054 message.');
  const messageId = firstText(message, 'GrpHdr/MsgId');
  if (messageId === undefined) return unreadable('It has no message id (GrpHdr/MsgId).');
  const entries = allAt(message, 'Ntfctn').flatMap((notice) =>
    allAt(notice, 'Ntry').flatMap((entry, index) => entriesOf(notice, entry, index)),
  );
  const broken = entries.find((entry) => typeof entry === 'string');
  if (broken !== undefined) return unreadable(broken);
  return { kind: 'read', messageId, entries: toldApart(entries.filter((entry) => typeof entry !== 'string')) };
}

/** Several payments of a message may have the same references, or none: the second and those after it are told apart by their order (subscription.43). */
function toldApart(entries: readonly CamtEntry[]): CamtEntry[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const { reference } = entry;
    const time = (seen.get(reference) ?? 0) + 1;
    seen.set(reference, time);
    return time === 1 ? entry : { ...entry, reference: `${reference}#${time}` };
  });
}

const unreadable = (reason: string): Camt => ({ kind: 'unreadable', reason });

/** The payments of an entry, or a sentence about what is wrong with one. */
function entriesOf(notice: XmlElement, entry: XmlElement, index: number): (CamtEntry | string)[] {
  if (firstText(entry, 'Sts/Cd', 'Sts') !== 'BOOK') return [];
  const reference = firstText(entry, 'NtryRef', 'AcctSvcrRef') ?? `#${index + 1}`;
  const details = allAt(entry, 'NtryDtls/TxDtls');
  // A single payment may be told without details.
  const payments = details.length === 0 ? [entry] : details;
  return payments.flatMap((payment, place) => {
    const direction = firstText(payment, 'CdtDbtInd') ?? firstText(entry, 'CdtDbtInd');
    const isReversal = firstText(entry, 'RvslInd') === 'true';
    if (direction !== 'CRDT' && !isReversal) return [];
    return paymentOf({ notice, entry, payment, isOnly: payments.length === 1, isReversal: isReversal || direction === 'DBIT' }, [
      reference,
      firstText(payment, 'Refs/AcctSvcrRef', 'Refs/TxId') ?? `${place + 1}`,
    ]);
  });
}

interface PaymentElements {
  notice: XmlElement;
  entry: XmlElement;
  payment: XmlElement;
  isOnly: boolean;
  isReversal: boolean;
}

function paymentOf({ notice, entry, payment, isOnly, isReversal }: PaymentElements, references: readonly string[]): CamtEntry | string {
  const reference = references.join('/');
  const [amountAt] = ['Amt', 'AmtDtls/TxAmt/Amt', 'AmtDtls/InstdAmt/Amt'].flatMap((path) => allAt(payment, path));
  // The sum of an entry is not that of one of several payments.
  const amountText = amountAt ?? (isOnly ? allAt(entry, 'Amt')[0] : undefined);
  const amount = amountText && oreOf(amountText.text);
  if (amount === undefined || amount === 0) return `Entry ${reference} has no amount in whole øre.`;
  const day = dayOf(entry);
  if (day === undefined) return `Entry ${reference} has no day.`;
  return {
    reference,
    bankReference: firstText(payment, 'Refs/AcctSvcrRef') ?? (isOnly ? (firstText(entry, 'AcctSvcrRef') ?? null) : null),
    account: accountOf(notice),
    day,
    amount,
    currency: amountText?.attributes['Ccy'] ?? '',
    kid: firstText(payment, 'RmtInf/Strd/CdtrRefInf/Ref')?.replaceAll(/\s/g, '') ?? null,
    payer: firstText(payment, 'RltdPties/Dbtr/Nm', 'RltdPties/Dbtr/Pty/Nm') ?? null,
    message: firstText(payment, 'RmtInf/Ustrd', 'AddtlTxInf') ?? null,
    isReversal,
  };
}

/** A decimal number as øre; undefined when it is none, or has a part of an øre. */
function oreOf(text: string): number | undefined {
  const [, kroner, decimals = ''] = /^(\d{1,12})(?:\.(\d{1,5}))?$/.exec(text) ?? [];
  if (kroner === undefined || /[1-9]/.test(decimals.slice(2))) return undefined;
  return Number(kroner) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
}

function dayOf(entry: XmlElement): string | undefined {
  const dateText = firstText(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm');
  return /^\d{4}-\d{2}-\d{2}/.exec(dateText ?? '')?.[0];
}

/** The account number that a Norwegian IBAN holds; any other as it is told. */
function accountOf(notice: XmlElement): string {
  const accountText = firstText(notice, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id')?.replaceAll(/[\s.]/g, '') ?? '';
  return /^NO\d{2}(\d{11})$/.exec(accountText)?.[1] ?? accountText;
}
