-- Where the browser comes back to after the customer confirmed a payment at the bank.
alter table payment_charge add column return_path text not null default '/no/organisation/subscription/invoices';
