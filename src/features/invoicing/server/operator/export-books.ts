import type { Column, ExportFormat, Table } from '#kernel/server/export/table.ts';
import { exportTable } from '#kernel/server/export/export-table.ts';
import type { GeneratedFile } from '#kernel/server/file-response.ts';
import type { Services } from '#kernel/server/services.ts';
import { ledgerAccounts } from '../../contract/ledger.ts';
import { en } from '../../texts/en.ts';
import { no } from '../../texts/no.ts';
import { bookDay } from '../books-context.ts';
import { readSeller } from '../issuing/store-seller.ts';
import { readBalances, readJournal } from './store-journal.ts';
import type { JournalRow } from './store-journal.ts';

export interface BooksFile {
  format: Extract<ExportFormat, 'xlsx' | 'csv'>;
  language: 'no' | 'en';
}

const pageSize = 2000;
const zone = 'Europe/Oslo';

/** The vouchers between two days as a file, an entry a row. */
export async function exportJournal(
  services: Pick<Services, 'database' | 'clock'>,
  { from, to, ...file }: BooksFile & { from: string; to: string },
): Promise<GeneratedFile> {
  const words = wordsOf(file).ledger;
  const rows = async function* () {
    let page: JournalRow[] = [];
    do {
      const after = page.at(-1) ?? { number: 0, place: 0 };
      page = await services.database.transaction((unit) => readJournal(unit, { from, to, after, limit: pageSize }));
      for (const { kind, account, amount, ...row } of page)
        yield { ...row, ...accountCells(words, account), kind: words.kinds[kind], ...sides(amount) };
    } while (page.length === pageSize);
  };
  const columns: Column<JournalCells>[] = [
    { key: 'number', header: words.columns.number, type: 'number' },
    { key: 'day', header: words.columns.day, type: 'date' },
    { key: 'kind', header: words.columns.kind, type: 'text' },
    { key: 'accountNumber', header: words.columns.accountNumber, type: 'number' },
    { key: 'accountName', header: words.columns.accountName, type: 'text' },
    { key: 'debit', header: words.columns.debit, type: 'money' },
    { key: 'credit', header: words.columns.credit, type: 'money' },
    ...customerColumns(words),
    { key: 'invoiceNumber', header: words.columns.invoiceNumber, type: 'number' },
    { key: 'reference', header: words.columns.reference, type: 'text' },
  ];
  return exportTable({ ...(await headOf(services, file)), title: words.journal, columns, rows: rows() }, file.format);
}

/** What stands on each account at the end of a day as a file, a customer a row. */
export async function exportBalances(
  services: Pick<Services, 'database' | 'clock'>,
  { day, ...file }: BooksFile & { day: string },
): Promise<GeneratedFile> {
  const words = wordsOf(file).ledger;
  const found = await services.database.transaction((unit) => readBalances(unit, day));
  const rows = found.map(({ account, amount, ...row }) => ({ ...row, ...accountCells(words, account), amount: kroner(amount) }));
  const columns: Column<BalanceCells>[] = [
    { key: 'accountNumber', header: words.columns.accountNumber, type: 'number' },
    { key: 'accountName', header: words.columns.accountName, type: 'text' },
    ...customerColumns(words),
    { key: 'amount', header: words.columns.amount, type: 'money' },
  ];
  return exportTable({ ...(await headOf(services, file)), title: words.balances, columns, rows }, file.format);
}

type LedgerWords = (typeof en | typeof no)['ledger'];
interface CustomerCells {
  accountNumber: number;
  accountName: string;
  companyId: number | null;
  customer: string | null;
}
interface JournalCells extends CustomerCells, Pick<JournalRow, 'number' | 'day' | 'invoiceNumber' | 'reference'> {
  kind: string;
  debit: string | null;
  credit: string | null;
}
interface BalanceCells extends CustomerCells {
  amount: string;
}

const wordsOf = ({ language }: BooksFile) => (language === 'en' ? en : no);

async function headOf(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { language }: BooksFile,
): Promise<Pick<Table, 'language' | 'companyName' | 'today' | 'timeZone'>> {
  const seller = await database.transaction(readSeller);
  return { language, companyName: seller?.name ?? '', today: bookDay(clock.now()), timeZone: zone };
}

function customerColumns(words: LedgerWords) {
  return [
    { key: 'companyId', header: words.columns.companyId, type: 'number' },
    { key: 'customer', header: words.columns.customer, type: 'text' },
  ] as const;
}

function accountCells(words: LedgerWords, account: keyof typeof ledgerAccounts) {
  return { accountNumber: ledgerAccounts[account], accountName: words.accounts[account] };
}

function sides(amount: number): Pick<JournalCells, 'debit' | 'credit'> {
  return amount > 0 ? { debit: kroner(amount), credit: null } : { debit: null, credit: kroner(-amount) };
}

/** Øre as an exact amount in kroner. */
export function kroner(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
