/** Tables that belong to no company, each with the reason why. Every other table has `company_id` and forced row-level security. */
export const globalTables: Readonly<Record<string, string>> = {
  migration: 'Says which migrations this database has had; it is about the schema itself.',
  known_company: 'The number of each company and nothing else, so that jobs and backups can visit the companies one at a time.',
  company_registry_number: 'Lets an organisation number be registered once on the whole product, and says only which company has it.',
  account: 'A person who signs in; one account may belong to several companies.',
  account_identity: 'How an account signs in at which provider; it spans companies as the account does.',
  session: 'A sign-in; the company is chosen call by call.',
  login_attempt: 'A sign-in that has begun; nobody is known yet.',
  email_code: 'The open code that proves an account’s address.',
  secret: 'Digests of keys and secret links: they find the company before any of its rows may be read.',
  account_event: 'State-changing calls that belong to no company: sign-in, sign-out, language.',
  audit_unsealed: 'Which companies have lines that the sealer has not reached.',
  audit_unnamed: 'Which companies may have lines whose erasure has no line of its own yet.',
  mail: 'The outbox: also people without a company get mail, and one sender serves all companies. Contents are sealed.',
  sms: 'Beside mail, for the same reasons.',
  rate_limit: 'Counts tries across companies, mostly of people who are not signed in yet; holds digests only.',
  identity_user: 'A sign-in at the embedded provider belongs to a person, who may work in several companies.',
  identity_recovery_code: 'Part of a sign-in, as identity_user is.',
  identity_link: 'A link to a new password; part of a sign-in.',
  identity_payload: 'Sessions, codes and grants of the OpenID protocol: they exist before any company is chosen.',
  identity_key: 'Keys that sign for the whole provider.',
  signing_authority: 'The keys and certificates of the seal of signed documents, which serves all companies.',
  signing_proof: 'Digests of sealed documents: whoever holds one may check it without knowing its company.',
  provider_pace:
    'When another system may be asked again with a key; its limits count all companies that share the key, and it holds digests only.',
  payment_charge:
    'Payments by card are vouchers of the books, which outlive a deleted company; an event names one before its company is known.',
  payment_event: 'Events of the payment provider, each taken once; whose they are is known once they are read.',
  seller: 'The operator of the installation, who sells to all companies.',
  invoice_customer: 'A company as the books know it; the books are kept for five years after the year’s end though the company is deleted.',
  invoice_series: 'The last numbers of invoices and vouchers, without a gap over all companies.',
  invoice: 'Kept as the books are, and numbered over all companies.',
  invoice_line: 'Part of an invoice, and kept with it.',
  invoice_payment: 'Kept as the books are; a payment is found by its reference before its company is known.',
  invoice_document: 'The bytes of an invoice as they were sent, kept with it.',
  bank_entry: 'What the bank says came in, found by its reference before its company is known; some fits none.',
  invoice_reminder: 'Which reminders of an invoice were sent, kept with it.',
  invoice_delivery: 'How an invoice reaches its buyer, kept with it.',
  ledger_posting: 'The operator’s ledger, which balances over all companies.',
  invoice_number_gap: 'Which numbers of the gapless series were lost by a restore, and why.',
  charge_pause: 'Whether cards are charged at all, after a restore.',
  ledger_entry: 'Part of a posting of the ledger, and kept with it.',
  sold_catalogue: 'What the operator of the installation sells, in versions; companies only refer to one.',
  subscription_sale: 'Whether anything is sold on this installation.',
  discount_code: 'What the operator’s discount codes give, and how often each was used in the whole installation.',
  subscription_clock:
    'When a company’s subscription is next to be looked at, so that nobody opens every company to find those that are due.',
};

/** Schemas whose tables all belong to no company. */
export const globalSchemas: Readonly<Record<string, string>> = {
  pgboss: 'The job queue, which makes and keeps its own tables; a job names its company and opens a transaction of it.',
};
