/** A payment as a bank tells it. */
export interface BankPayment {
  kid?: string;
  amount?: string;
  currency?: string;
  reference?: string;
  payer?: string;
  message?: string;
}

export interface BankFile {
  messageId?: string;
  account?: string;
  day?: string;
  payments: readonly BankPayment[];
}

/** A camt.054 file (version 02) with one entry that has a detail for each payment, as Norwegian banks send payments with KID. */
export function camtFile({ messageId = 'MSG-1', account = 'NO9386011117947', day = '2026-12-01', payments }: BankFile): string {
  const details = payments.map(detailOf).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.02"><BkToCstmrDbtCdtNtfctn>
<GrpHdr><MsgId>${messageId}</MsgId><CreDtTm>${day}T06:00:00</CreDtTm></GrpHdr>
<Ntfctn><Id>1</Id><CreDtTm>${day}T06:00:00</CreDtTm><Acct><Id><IBAN>${account}</IBAN></Id><Ccy>NOK</Ccy></Acct>
<Ntry><NtryRef>E1</NtryRef><Amt Ccy="NOK">99999.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt><AcctSvcrRef>BATCH</AcctSvcrRef>
<NtryDtls><Btch><NbOfTxs>${payments.length}</NbOfTxs></Btch>${details}</NtryDtls></Ntry></Ntfctn>
</BkToCstmrDbtCdtNtfctn></Document>`;
}

function detailOf(
  { kid, amount = '100.00', currency = 'NOK', reference = '', payer = 'Kunde AS', message }: BankPayment,
  index: number,
): string {
  const structured =
    kid === undefined ? '' : `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${kid}</Ref></CdtrRefInf></Strd>`;
  const words = message === undefined ? '' : `<Ustrd>${message}</Ustrd>`;
  return `<TxDtls><Refs><AcctSvcrRef>${reference || `B${index + 1}`}</AcctSvcrRef></Refs>
<AmtDtls><TxAmt><Amt Ccy="${currency}">${amount}</Amt></TxAmt></AmtDtls>
<RltdPties><Dbtr><Nm>${payer}</Nm></Dbtr></RltdPties><RmtInf>${words}${structured}</RmtInf></TxDtls>`;
}
