-- How much of a payment went back, in øre: a part of it leaves it paid.
alter table payment_charge add column refunded bigint not null default 0 check (refunded between 0 and amount);
update payment_charge set refunded = amount where state = 'refunded';
