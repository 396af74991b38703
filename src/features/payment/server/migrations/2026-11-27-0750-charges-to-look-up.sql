-- When the operator has looked a payment up at a former provider, and what came of it.
alter table payment_charge add column looked_up_at timestamptz;
alter table payment_charge add column looked_up_note text;
alter table payment_charge add check ((looked_up_at is null) = (looked_up_note is null));
create index payment_charge_to_look_up on payment_charge (created_at, id) where reason = 'provider_changed' and looked_up_at is null;
