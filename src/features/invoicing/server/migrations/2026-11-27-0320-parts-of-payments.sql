-- How much of a payment went back, in øre; a payment by card that no invoice asks for is the customer's balance.
alter table invoice_payment add column refunded bigint not null default 0 check (refunded between 0 and amount);
alter table invoice_payment alter column invoice_id drop not null;
alter table invoice_payment add check (invoice_id is not null or to_balance = amount);
drop trigger invoice_payment_stays on invoice_payment;
update invoice_payment set refunded = amount where refunded_at is not null;
create trigger invoice_payment_stays before update or delete on invoice_payment
  for each row execute function books_stay('{refunded,refunded_at}');

-- When the card was tried for the last time, or there was none to try: since then it is paid as an invoice.
alter table invoice add column card_given_up_at timestamptz;
drop trigger invoice_stays on invoice;
create trigger invoice_stays before update or delete on invoice
  for each row execute function books_stay('{state,paid_at,written_off_at,card_given_up_at}');
